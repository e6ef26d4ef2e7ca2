/**
 * What stands for a person's face, wherever the app shows it: their picture, else initials and a colour from the name
 * that the classroom knows them by. A nickname may change and is shared by many, so it decides neither.
 */
export const faceOf = ({ name, avatar }: { name: string; avatar: string | null }) => ({
  name,
  src: avatar ?? undefined,
})
