/** Says where the next child of a family begins: at home, at the present address, or on another page. */
export type FamilyPlace = 'home' | 'here' | `/${string}`

let chosen: { stuId: string; place: FamilyPlace } | null = null

export const familySwitch = {
  choose(stuId: string, place: FamilyPlace) {
    chosen = { stuId, place }
  },
  /** Null where this window did not choose the child: another one did. */
  placeOf: (userId: string): FamilyPlace | null => (chosen?.stuId === userId ? chosen.place : null),
  /** The choice counts once: another window may let the same child begin at home later. */
  end() {
    chosen = null
  },
}
