"""What a short example of each chat library looks like: ``python -m tests.bench.bare telegram TOKEN
URL`` answers every press with an edit that carries one fixed picture."""

import io
import sys
from typing import Any

import discord
from discord import app_commands, ui
from discord.http import Route
from telegram import InlineKeyboardButton, InlineKeyboardMarkup, InputMediaPhoto, Update
from telegram.ext import Application, CallbackQueryHandler, CommandHandler, ContextTypes

from engines import GAMES
from render import paint

LABELS = [str(number) for number in range(8)]
Context = ContextTypes.DEFAULT_TYPE


def board() -> bytes:
    """A board as it is first shown."""
    game = GAMES["reversi"]
    return paint(game.view(game.start(game.deal(2, {}, "0" * 64)), None)).png


def telegram_bot(token: str, api_url: str) -> None:
    """python-telegram-bot as it comes, on httpx."""
    png = board()
    row = [InlineKeyboardButton(label, callback_data=f"bare:{label}") for label in LABELS]
    keyboard = InlineKeyboardMarkup([row])

    async def play(update: Update, context: Context) -> None:
        assert update.message is not None
        await update.message.reply_photo(png, reply_markup=keyboard)

    async def pressed(update: Update, context: Context) -> None:
        assert update.callback_query is not None
        await update.callback_query.answer()
        media = InputMediaPhoto(png, caption="Your turn.")
        await update.callback_query.edit_message_media(media, reply_markup=keyboard)

    builder = Application.builder().token(token).base_url(f"{api_url}/bot")
    app = builder.concurrent_updates(True).build()
    app.add_handlers([CommandHandler("play", play), CallbackQueryHandler(pressed)])
    app.run_polling()


class BareView(ui.View):
    """Buttons that all do the same: show the picture."""

    def __init__(self, png: bytes) -> None:
        super().__init__(timeout=None)
        self._png = png
        for label in LABELS:
            button: ui.Button[Any] = ui.Button(label=label, custom_id=f"bare:{label}")
            button.callback = self._pressed  # type: ignore[method-assign]
            self.add_item(button)

    async def _pressed(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.edit_message(content="Your turn.", attachments=[self.picture()])

    def picture(self) -> discord.File:
        """A file is read once."""
        return discord.File(io.BytesIO(self._png), "board.png")


class BareBot(discord.AutoShardedClient):
    """A client with one command and one view; without shards it would not ask for its gateway."""

    def __init__(self) -> None:
        mentions = discord.AllowedMentions.none()
        super().__init__(intents=discord.Intents.none(), allowed_mentions=mentions)
        contexts = app_commands.AppCommandContext(guild=True, dm_channel=True)
        installs = app_commands.AppInstallationType(guild=True)
        self.tree = app_commands.CommandTree(
            self, allowed_contexts=contexts, allowed_installs=installs
        )
        self.tree.command(name="play", description="Show the picture")(self._play)

    async def _play(self, interaction: discord.Interaction[Any], game: str) -> None:
        await interaction.response.send_message(file=self.view.picture(), view=self.view)

    async def setup_hook(self) -> None:
        self.view = BareView(board())
        self.add_view(self.view)
        await self.tree.sync()


def discord_bot(token: str, api_url: str) -> None:
    """discord.py as it comes; it has no other way to another address than its constant."""
    Route.BASE = api_url
    BareBot().run(token, log_handler=None)


if __name__ == "__main__":
    {"telegram": telegram_bot, "discord": discord_bot}[sys.argv[1]](*sys.argv[2:])
