/** Whole years on that day, by the calendar of UTC. @param birthday `YYYY-MM-DD` */
export function ageOn(birthday: string, at: number): number {
  const today = new Date(at).toISOString().slice(0, 10)
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4))
  return Math.max(0, today.slice(5) < birthday.slice(5) ? years - 1 : years)
}
