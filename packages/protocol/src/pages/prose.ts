/** What the page tells in sentences. Words in braces are filled in by `page.ts`. */
export const PROSE = `# The protocol

What a server of Turnwise and its clients say to each other, for somebody who writes a client in any language. This page is made from the schemas in \`packages/protocol\` by \`npm run protocol\`; a test reads its examples with them.

A match is a log of what entered it. Its **place** is the number of records in that log. The place only grows: an undo is a record too. Everything that a client is told follows from records that are already stored, so nothing that was told is ever taken back by a crash.

A client sees what its seat may see, and nothing else. Seeds, states, other seats' offers and hashes of states never leave the server before the match is over.

## Connecting

Open a WebSocket to \`/api/v1/play\`. Each message is one text frame with one JSON object that has a \`type\`. One socket carries any number of matches, so each message about a match names it.

1. Send \`hello\` for each match, with \`protocol: 1\`. A seat, a host or a moderator sends its \`token\`; without one you watch, if the match lets people watch. If the versions differ, the answer is the error \`protocolMismatch\` and the socket is closed.
2. \`welcome\` says who you are there, and has the whole look, the place, the seats and the clocks. Then come the events that you missed, if you came back, and after them \`pending.input\` or \`priority.changed\`. Nothing about later records comes before these.
3. Send what your player does. Everything with an \`id\` is answered by exactly one \`result\` or \`error\` with that id.

Say \`hello\` again for the same match on the same socket whenever you want a fresh look. \`leave\` ends it for one match. Leaving or losing the socket does not give up a seat: \`DELETE …/seats\` does.

Send \`ping\` every 15 seconds. The server cuts a socket from which it has heard nothing for 30 seconds; do the same if you hear nothing. The server also sends ping frames of the WebSocket itself; any message and any pong frame counts as heard. So read every socket all the time, even one that only watches. One that is at no match for a minute is closed as \`silent\`.

To the server, a field that is not on this page is a mistake, and the message is \`malformed\`. From the server, ignore types and fields that you do not know: new optional ones do not change the version.

Tokens have 256 random bits, written as 43 characters of base64url. The server keeps only their hashes, so it cannot show one a second time. Keep them out of addresses and logs.

## A conversation

\`>\` is to the server, \`<\` is from it.

{conversation}

Some other messages:

{others}

## The order of messages

For each record of a match, a client gets, in this order:

1. \`event.appended\`, one for each event that this viewer may see, in the order in which they happened;
2. \`state.delta\` if it asked for \`deltas\`, else \`state.look\`;
3. \`pending.input\` for each open question that it knows of, or \`priority.changed\` if there is none;
4. \`clock\`, where clocks run, and \`ended\`, if this record ended the match;
5. \`result\`, if the record came from something that this client sent.

So when \`result\` arrives, the look already shows what it did. Places never go back. \`presence\`, \`chat\`, \`clock\` and \`pong\` may come between any two messages.

One record may be more than one frame of the game, and a record may have no events for you; its \`state.delta\` then has the patch \`null\` or a small one. The server may put several records into one delta: \`from\` is always the place that you have.

**Undo.** After an undo, \`change\` is \`undone\` and \`look.frame\` is smaller. Events whose id begins with a higher frame no longer count. Their ids come again when play goes on, so an event is identified by its place and its id together. After a redo, its events are told again.

**The end.** A match ends by its rules, or at its table: somebody gives up, runs out of time, or a host ends it. Either way the look has the status \`over\`, nothing to do, and a \`result\` where somebody has won; \`ended\` says how it came about, to everybody once, and again after each \`welcome\` and \`resync\`. An undo may take an end by the rules back.

**Spectators who see it later.** Where the host wants it so, a spectator sees the match as it was some seconds ago: looks, events, chat, clocks and the end, over the socket and by request. It joins at once, at the place that the match had then. \`expiresAt\` is moved by the same time, so that it can be shown as it is.

**Halted.** When a match is halted, everybody gets the error \`halted\` without an \`id\`, and \`welcome\` and \`GET …/matches/MATCH\` have \`halted\` until it is resumed. The resume is a record: it comes as an update like any other, often with the patch \`null\`.

**Let go.** An error without an \`id\` that names a match and says *later* in the table of errors means that nothing more about it comes over this socket, because the server cannot serve it now: say \`hello\` again in a moment. After \`kicked\` and \`seatLeft\` the token is worth nothing any more.

**Resync.** If you read too slowly, or the server had to load the match anew, it leaves out updates and sends \`resync\`. Forget what you expected: the next message with a look is a whole one, for those with \`deltas\` too. Answers to what you sent are never left out.

## Coming back

When the connection is lost, connect again, after a second at first and then at growing intervals with some randomness, so that a server that restarts is not met by everybody at once. Send \`hello\` with \`after\`, the last place you have seen.

- \`missed: "none"\`: nothing has happened since.
- \`missed: "sent"\`: after \`welcome\`, the events of the places after \`after\` follow as \`event.appended\`, up to the place of the welcome. There are no deltas for them: the look in \`welcome\` is already the newest. They are as you could have seen them at the time.
- \`missed: "tooFar"\`: there are too many. Show the look, and read \`GET …/events?after=\` if you want a full log: it has everything, from the first record on, page after page.

Those who cannot use a socket ask \`GET …/events?after=PLACE&wait=25\` again and again, and \`GET …/matches/MATCH\` for the look when something has happened.

## Sending again

Give everything that you send an \`id\` of your own, of at most 64 characters, which you never use for anything else in that match; a random one is best. If the connection breaks before the answer has come, send **the same message with the same id** after the next \`welcome\`. The server knows the ids that are in the log: if the first one got in, you get a \`result\` with \`again: true\`, and it is not done twice. If it did not, it is done now, or refused if it is too late for it. Something else with a used id is the error \`duplicateInput\`. Ids belong to a seat: another seat may use the same one.

\`unavailable\` with the reason \`inDoubt\` means that the log did not answer in time. What you sent may be stored: send the same with the same id to find out. A request without an id cannot find out. To be safe when you create a match or take a seat, bring a \`token\` of your own.

What was refused is not in the log. Sent again, it is looked at again. Chat is in no log either: a line that is sent again is shown again.

Name the \`decision\` of your look in \`action.submit\`. If the decision was closed in the meantime, by your own second click or by an undo, the input is refused with \`staleDecision\` and does nothing.

## What a seat can do

\`look.offers\` lists all that the seat may do now. An offer stands for many inputs. To make one, start with \`{ "kind": offer.kind, …offer.fixed }\` and, for each slot, put the \`value\` of what was chosen into the field \`slot.name\`; a name with a dot is a field inside a record.

- Between \`min\` and \`max\` of the options are taken, each at most once; with \`noneOrAll\`, none or \`max\`.
- If \`list\` is true or \`max\` is more than 1, the field is a list; otherwise it is the bare value, or \`null\` for none. With \`ordered\`, the order of the list matters.
- \`written\` is the same thing as views and events call it, for finding it on the screen. It is left out where it is the same as \`value\`.
- \`more\`: there are more inputs like this than are listed. \`aside\`: it does not move the game on.

Send it as \`input\` of \`action.submit\`. A question is answered in the same way, or shorter by \`input.submit\` with its id and the \`value\`.

**By name.** Instead of an input with a \`kind\`, \`input\` may be an action with a \`type\`: \`{ "type": "attack", "attackerId": "fox", "defenderId": "wall" }\`. Everything in it is in notation, as in views. \`targets\` and \`params\` may be given as records; a field that ends in \`Id\` is the target of that name, and other fields are params. The type \`direct_manipulation\` moves things by hand where the rules allow it: \`action\`, \`cardId\` or \`cardIds\`, \`from\`, \`to\`. \`metadata\` is never looked at.

The body of \`POST …/actions\` is \`{ id, decision, input }\`, \`{ id, choice, value }\`, or the input itself. In the last form all fields belong to the input: it has no id, so do not send it twice, and it names no decision.

**Refusals** are outcomes: \`result\` with \`outcome.kind\` \`invalidInput\`, \`disallowed\` or \`aborted\`, a code, its params, and a sentence for the player. An \`error\` means that the server did not get as far as the rules.

## Looks on the wire

A look can be shown without the game's own code: the \`view\` is in notation, which each game describes, and everything for people is a \`text\`. Only the \`value\` of an option and \`fixed\` of an offer are as the engine has them: send them back as they are. The hash of the view stands beside the look, as \`viewHash\`. Clients with words of their own say \`labels: true\` in \`hello\`: then each text has its message beside it, \`label: { key, params }\`, with \`ref\` where it names a thing on the table, and \`GET /api/v1/games/:game\` has the templates. A param may be a message itself. A client that has the game itself says \`seen: true\`: then a look and its questions have \`seen\` beside their notation, the same in the game's own types, for the game's own drawing.

## Tables that are drawn

A client that draws says \`stage: true\` in \`hello\`. Then each look has a \`stage\`: the scene of its view, which is places and the things in them, and for each offer the things that it names (\`touches\`, in the order of the offers). It is \`null\` for a game without scenes. Touch a thing and keep the offers that name it; \`inspect\` says what the rules say of a thing, and why nothing can be done with it. \`GET …/matches/MATCH/words\` has the templates of all messages of a match, for clients in other languages. Deltas cover the stage like any other field.

What happens comes step by step. Each \`event.appended\` that belongs to a step has a \`step\`: how the event is shown (\`cue\`), and, on the last event of the step, \`scene\`: a patch that leads from the last scene that was shown to the scene after this step. Before the first step of a record that is the scene of your look. If the patch leads to \`null\`, this step cannot be shown; the next patch begins at the last scene that could be. Events have no \`step\` when you only read of them later, after an undo or a redo, and where the engine cannot take them apart: then show the look.

## Deltas

With \`deltas: true\`, a look comes whole only in \`welcome\` and after \`resync\`. In between, \`state.delta\` leads from the look at \`from\` to the look at \`to\`:

1. If \`from\` is not your place, ask for a fresh look by \`hello\`.
2. Apply \`patch\` to your look. For each field of the look whose value is now another, keep the value that it had before, if that was a record (an empty one too) or a list with at least one entry: put it first among the **former** values of the field, of which the newest three are kept.
3. Compare the hash of \`view\` in the result with \`viewHash\`. If they differ, or the patch does not fit, ask for a fresh look.

A patch is one of these:

- \`null\`: nothing changes.
- \`[value]\`, a list of one: this value instead.
- A record, where the old value is a record: a patch for each field that changes or comes, and \`0\` for a field that goes.
- \`[0, part, …]\`, where the old value is a list. Walk along the old list: a positive number keeps so many items, a negative number leaves so many out, \`[1, item, …]\` puts new items in, and any other part is a patch for the next old item. What is left of the old list at the end is kept. A list of one is always a replacement, also as a part.
- \`[2, patch]\`, only for a field of the look itself: apply the patch to the newest of its former values; \`[3, patch]\` and \`[4, patch]\` mean the one before that, and the oldest. Offers come and go with every turn, and those of the next turn are much like those of an earlier one.

\`welcome\` and \`state.look\` have the former values to begin with, as \`former\`; without it there are none.

{patches}

## The hash of a view

It is a fingerprint of 64 bits, in two lanes of 32 bits, written as 16 hexadecimal digits. It does not depend on the order of fields. All arithmetic is on 32-bit integers and wraps around; \`imul\` is the low 32 bits of a product, \`rotl\` rotates to the left.

\`\`\`
start:   a = 0x243f6a88, b = 0x85a308d3
mix(v):  x = imul(a xor v, 0x9e3779b1)
         y = imul(b + v,   0x85ebca77)
         a = rotl(x, 13) + b          (the b from before)
         b = rotl(y, 17) xor x

text(s):    mix(number of UTF-16 units), then mix(each unit)
scalar(v):  null: mix(1)   false: mix(2)   true: mix(3)
            number: mix(4), mix(ToInt32(v)); if ToInt32(v) is not v itself, also mix(ToInt32(floor(v / 2^32)) xor 0x40000000)
            text: mix(5), text(v)
content(v): a scalar: scalar(v)
            a list: mix(6), mix(length), then part(each item)
            a record: for each field, from fresh lanes: text(name), part(value), mix(7); add up a and b of all fields, each sum by itself;
                      then from fresh lanes: mix(7), mix(number of fields), mix(sum of a), mix(sum of b)
part(v):    a scalar: scalar(v)
            a list or record: from fresh lanes content(v), which gives a' and b'; back in the lanes from before, mix(a'), mix(b')

hash(v):    from fresh lanes content(v); then mix(0x5bd1e995), mix(0x5bd1e996), mix(0x5bd1e997), mix(0x5bd1e998);
            a and b, each as 8 hexadecimal digits
\`\`\`

\`ToInt32\` drops the fraction and takes the low 32 bits as a signed integer, as JavaScript's \`v | 0\` does.

{hashes}

Limits on sizes are in [limits.md](limits.md).
`;
