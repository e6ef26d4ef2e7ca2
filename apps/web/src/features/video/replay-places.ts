/** Where a person stopped in the films they watched, the last one first. */
export type ReplayPlaces = readonly ReplayPlace[]

export interface ReplayPlace {
  lessonId: string
  /** From the beginning of the film. */
  seconds: number
}

const PLACES_MAX = 50
/** Less than this was only looked into. */
const BEGINNING_SECONDS = 10
/** A viewer who stops this near the end has seen the film, and begins anew. */
const END_SECONDS = 15

/** Notes a place. @param duration of the film in seconds; 0 while it is not known */
export function withPlace(places: ReplayPlaces, place: ReplayPlace, duration: number): ReplayPlaces {
  const others = places.filter(({ lessonId }) => lessonId !== place.lessonId)
  const isOver = duration > 0 && place.seconds > duration - END_SECONDS
  if (place.seconds < BEGINNING_SECONDS || isOver) return others
  return [{ lessonId: place.lessonId, seconds: Math.floor(place.seconds) }, ...others].slice(0, PLACES_MAX)
}

/** Returns where the film goes on, in seconds; 0 for one that is new. */
export const placeOf = (places: ReplayPlaces, lessonId: string): number =>
  places.find((place) => place.lessonId === lessonId)?.seconds ?? 0

/** Reads what was kept on the device, which anybody may have changed. */
export function readPlaces(stored: unknown): ReplayPlaces {
  if (!Array.isArray(stored)) return []
  return stored.filter(isPlace).slice(0, PLACES_MAX)
}

function isPlace(value: unknown): value is ReplayPlace {
  if (typeof value !== 'object' || value === null) return false
  const { lessonId, seconds } = value as Partial<Record<keyof ReplayPlace, unknown>>
  return typeof lessonId === 'string' && typeof seconds === 'number' && Number.isFinite(seconds) && seconds > 0
}
