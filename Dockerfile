# Crosstable in a container: the SQLite file lies in /data unless DATABASE_URL names a server.
FROM python:3.11-slim
RUN pip install --no-cache-dir "uv>=0.9.6,<1" \
    && useradd --uid 10001 --create-home crosstable \
    && install -d -o crosstable /data
WORKDIR /app
COPY pyproject.toml README.md ./
COPY engines engines
COPY render render
COPY bot bot
# The program belongs to root: who runs it cannot rewrite it. So everything is compiled here, or every new container would begin with it:
# a second for the Python, a minute for the computer players, half a minute for the pieces that pictures are made of.
RUN uv sync --no-dev --extra push --no-cache --compile-bytecode --python /usr/local/bin/python \
    && .venv/bin/python -m compileall -q engines render bot
RUN .venv/bin/python -c "from bot.players.compiling import compile_game; from engines import GAMES; [compile_game(GAMES, key) for key in GAMES]" \
    && .venv/bin/python -c "import render; from engines import GAMES; from render.look import EVERY; [render.paint(render.sample(key), (), look.key) for key in GAMES for look in EVERY]"
USER crosstable
# On a processor other than the one that made the image, computer players are compiled once more, into XDG_CACHE_HOME.
ENV DATABASE_URL=sqlite:////data/crosstable.db WEB_HOST=0.0.0.0 XDG_CACHE_HOME=/tmp
WORKDIR /data
VOLUME /data
EXPOSE 8420
HEALTHCHECK --interval=30s --start-period=60s CMD ["/app/.venv/bin/python", "-c", "import os, urllib.request; port = os.environ.get('METRICS_PORT', '0'); port == '0' or urllib.request.urlopen(f'http://127.0.0.1:{port}/healthz', timeout=5)"]
ENTRYPOINT ["/app/.venv/bin/crosstable"]
