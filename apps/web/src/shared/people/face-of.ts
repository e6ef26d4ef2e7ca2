import { distinctHues } from '@hwjy/ui'

/**
 * Props of a user's avatar, wherever the app shows it: their picture, else initials and a colour from the name that the
 * classroom knows them by. A nickname may change and is shared by many, so it decides neither.
 */
export const faceOf = ({ name, avatar }: { name: string; avatar: string | null }) => ({
  name,
  src: avatar ?? undefined,
})

/**
 * Faces of students who share an account: brothers and sisters have different colours, regardless of their names.
 * @returns by `stuId`
 */
export function facesOfFamily(students: readonly { stuId: string; name: string; avatar: string | null }[]) {
  // The same in every list, however it is sorted.
  const family = students.toSorted((a, b) => (a.stuId < b.stuId ? -1 : 1))
  const hues = distinctHues(family.map(({ name }) => name))
  return new Map(family.map((student, index) => [student.stuId, { ...faceOf(student), hue: hues[index] }]))
}
