import { expect, it } from 'vitest'
import { type DraftEvent, draftReducer, type DraftState, loading } from './draft-state.ts'

const noon = 1_700_000_000_000
const found: DraftEvent = { type: 'found', savedAt: noon }
const saved: DraftEvent = { type: 'saved', at: noon + 400 }
const [nothing, change, discard, sent, locked, load, blank] = (
  ['nothing', 'change', 'discard', 'sent', 'locked', 'load', 'blank'] as const
).map((type) => ({ type })) as [DraftEvent, DraftEvent, DraftEvent, DraftEvent, DraftEvent, DraftEvent, DraftEvent]
const full: DraftEvent = { type: 'failed', reason: 'full' }

it.each<[rule: string, events: DraftEvent[], expected: DraftState]>([
  ['[DR1] is loading at first', [], { status: 'loading' }],
  ['[DR1] is empty where nothing was kept', [nothing], { status: 'empty' }],
  ['[DR1] is empty again when all is taken back', [nothing, change, saved, blank], { status: 'empty' }],
  ['[DR2] waits to be kept after a change', [nothing, change], { status: 'changed' }],
  ['[DR2] is kept', [nothing, change, saved], { status: 'saved', savedAt: noon + 400 }],
  ['[DR2] typed before it was loaded, it stays what was typed', [change, found], { status: 'changed' }],
  ['[DR3] comes back with its time', [found], { status: 'restored', savedAt: noon }],
  ['[DR3] is discarded', [found, discard], { status: 'discarded' }],
  [
    '[DR3] a late save of what was discarded changes nothing',
    [nothing, change, discard, saved],
    { status: 'discarded' },
  ],
  ['[DR4] is gone when it was sent', [found, change, saved, sent], { status: 'empty' }],
  ['[DR5] can only be read where another tab has it', [locked], { status: 'elsewhere' }],
  [
    '[DR5] a save of the tab that lost it counts no more',
    [nothing, change, locked, saved, sent],
    { status: 'elsewhere' },
  ],
  ['[DR5] is loaded again when this tab takes over', [locked, load, found], { status: 'restored', savedAt: noon }],
  ['[DR6] says that it is not kept', [nothing, change, full], { status: 'unkept', reason: 'full' }],
  ['[DR6] is kept at the next try', [nothing, change, full, change, saved], { status: 'saved', savedAt: noon + 400 }],
])('a draft: %s', (_rule, events, expected) => expect(events.reduce(draftReducer, loading)).toEqual(expected))
