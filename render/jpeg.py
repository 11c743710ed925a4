"""Pictures as JPEG, for whoever takes nothing else."""

from io import BytesIO

from PIL import Image

QUALITY = 92  # of 100, at which the edges of letters stay clean


def jpeg(png: bytes) -> bytes:
    """The picture of a PNG as a JPEG."""
    with Image.open(BytesIO(png)) as picture:
        written = BytesIO()
        picture.convert("RGB").save(written, "JPEG", quality=QUALITY, subsampling=0)
    return written.getvalue()
