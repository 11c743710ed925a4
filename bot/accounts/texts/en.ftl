# Accounts

refusal-unknown-code = This code does not work: mistyped, already used or over ten minutes old. /link on your other account makes a new one.
refusal-link-code = This code shows no table: it makes two accounts one person. Ask for the code of the table itself.
refusal-table-code = { $code } is a table’s code: /join { $code } shows it. /link needs the code that /link shows with your other account.
refusal-own-code = Enter this code with /link on your other account.
refusal-already-linked = These two accounts are one person already.
refusal-too-many-accounts = One person can have { $most } accounts, no more.
refusal-too-many-guesses = Too many wrong codes. Try again in ten minutes.
refusal-too-many-links = That is enough links for today. Try again tomorrow.
refusal-not-linked = This account is linked with no other.
link-title = Link another account
link-code = Your code: { $code }
link-about = Type /link { $code } with your other account, in a chat with me there or on the page. The code works once, within ten minutes. Don’t share it: whoever uses it sees your hands.
link-others = Linked with this account: { $platforms }.
link-ask = Are you { $name } ({ $platforms }) as well?
link-ask-about = Say yes only if both accounts are yours. They become one person then: whoever uses the other one sees your hands, plays on your seats, and can read and delete everything stored about you. No table needs this: /join with its code shows one.
link-ask-back = For seven days /unlink gives each account back what it brought.
link-kept = Nothing is linked
link-kept-about = The code is used up. Both accounts stay as they are.
link-done = Linked
link-done-about = Your tables, seats and settings are the same with each of them. /unlink takes this account out again.
unlink-title = Unlink this account?
unlink-done = This account is on its own again
unlink-about = It begins afresh. Tables, seats and settings stay with the other accounts.
unlink-back = Each account gets back what it brought: tables, seats, ratings and settings. What has come since they were linked stays with: { $platforms }.
unlink-seats = { $count ->
    [one] You have a seat at { $count } running table. It stays with: { $platforms }.
   *[other] You have seats at { $count } running tables. They stay with: { $platforms }.
}
unlink-apart = The accounts are apart again
forget-title = Forget everything about you?
forget-about = Your name, settings and links go, with all accounts that are linked. At tables that are over “somebody” stands in your place; in running matches a computer player takes your seats. This cannot be undone.
forget-done = Everything about you is deleted
forget-done-about = Nothing is stored about you any more. When you write to me again, you begin afresh.
mydata-done = Everything stored about you.
button-link = Yes, link them
button-unlink = Unlink this account
button-forget = Forget me
button-do-link = Link an account
button-do-mydata = My data
platform-telegram = Telegram
platform-discord = Discord
platform-web = a browser
command-link = Link your Telegram, Discord and web accounts
command-unlink = Take this account out of your linked ones
command-mydata = Everything stored about you, as a file
command-forget = Delete everything about you
parameter-linkcode = The code that /link showed you with your other account
discord-command-link = link
discord-command-unlink = unlink
discord-command-mydata = mydata
discord-command-forget = forget
discord-parameter-linkcode = linkcode
