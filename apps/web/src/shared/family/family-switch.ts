let stayingAs: string | null = null

/** Where the next child of a family begins: at home, or at the address that said it may be theirs. */
export const familySwitch = {
  choose(stuId: string, place: 'home' | 'here') {
    stayingAs = place === 'here' ? stuId : null
  },
  staysHere: (userId: string) => stayingAs === userId,
  /** The choice counts once: another window may let the same child begin at home later. */
  end() {
    stayingAs = null
  },
}
