/** What a school decides for its rooms, and when settings are the same. [R50] */
import type { Enrolled, RoomRules, RoomSettings, RoomState } from '../state-types.ts'

/** Holds where no school has decided: as rooms were before there were such rules. */
export const USUAL_RULES: RoomRules = {
  attendanceBy: 'entry',
  chatPictures: true,
  chatLinks: true,
  lookBack: true,
  defaultPaper: 'white',
}

export const rulesOf = (room: Pick<RoomState, 'settings'>): RoomRules => room.settings?.rules ?? USUAL_RULES

/** Checks whether everything but the school's rules is the same. */
export function isSameLesson(a: RoomSettings, b: RoomSettings): boolean {
  const { rules: _a, enrolled: mine = [], ...lesson } = a
  const { rules: _b, enrolled: others = [], ...other } = b
  return hasSameValues(lesson, other) && idsOf(mine) === idsOf(others)
}

export const isSameSettings = (a: RoomSettings, b: RoomSettings): boolean =>
  isSameLesson(a, b) && hasSameValues(a.rules ?? USUAL_RULES, b.rules ?? USUAL_RULES)

const idsOf = (people: readonly Enrolled[]) => people.map(({ userId }) => userId).join()

const hasSameValues = <Value extends object>(a: Value, b: Value) =>
  (Object.keys(a) as (keyof Value)[]).every((key) => a[key] === b[key])
