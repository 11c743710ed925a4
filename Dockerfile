# Crosstable in a container: the SQLite file lies in /data unless DATABASE_URL names a server.
FROM python:3.11-slim
# The program's folder belongs to who runs it: compiled computer players are kept in it.
RUN pip install --no-cache-dir "uv>=0.8,<1" \
    && useradd --uid 10001 --create-home crosstable \
    && install -d -o crosstable /app /data
USER crosstable
WORKDIR /app
COPY --chown=crosstable pyproject.toml README.md ./
COPY --chown=crosstable engines engines
COPY --chown=crosstable render render
COPY --chown=crosstable bot bot
# Everything is compiled here, or every new container would begin with it: a second for the Python, a minute for the computer players.
RUN uv sync --no-dev --no-cache --compile-bytecode --python /usr/local/bin/python \
    && .venv/bin/python -m compileall -q engines render bot
RUN .venv/bin/python -c "from bot.players.compiling import compile_game; from engines import GAMES; [compile_game(GAMES, key) for key in GAMES]"
ENV DATABASE_URL=sqlite:////data/crosstable.db WEB_HOST=0.0.0.0
WORKDIR /data
VOLUME /data
EXPOSE 8420
HEALTHCHECK --interval=30s --start-period=60s CMD ["/app/.venv/bin/python", "-c", "import os, urllib.request; port = os.environ.get('METRICS_PORT', '0'); port == '0' or urllib.request.urlopen(f'http://127.0.0.1:{port}/healthz', timeout=5)"]
ENTRYPOINT ["/app/.venv/bin/crosstable"]
