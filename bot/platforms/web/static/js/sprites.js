// Parts of a picture that stand by themselves over the page.

/** A part of an image, within an outline if there is one. */
export function cut(image, { left, top, width, height }, outline) {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [width, height];
  const pen = canvas.getContext("2d");
  if (outline) {
    pen.beginPath();
    if (outline === "up" || outline === "down") {
      const [tip, foot] = outline === "up" ? [0, height] : [height, 0];
      pen.moveTo(width / 2, tip);
      pen.lineTo(width, foot);
      pen.lineTo(0, foot);
    } else if (outline === "square") pen.roundRect(0, 0, width, height, width * 0.17);
    else pen.arc(width / 2, height / 2, width / 2, 0, 2 * Math.PI);
    pen.clip();
  }
  pen.drawImage(image, left, top, width, height, 0, 0, width, height);
  return canvas;
}

export function laid(canvas, x, y, scale, { width, height }) {
  canvas.style.cssText = `left:${x}px;top:${y}px;width:${width * scale}px;height:${height * scale}px`;
  return canvas;
}
