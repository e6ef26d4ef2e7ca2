import { expect, it } from 'vitest'
import { placeOf, readPlaces, withPlace } from './replay-places.ts'

it('a film goes on where it was stopped', () => {
  const places = withPlace([], { lessonId: 'les_1', seconds: 723.4 }, 2_700)
  expect(placeOf(places, 'les_1')).toBe(723)
  expect(placeOf(places, 'les_2')).toBe(0)
})

it('a film begins anew when it was only looked into, or seen to its end', () => {
  const places = [{ lessonId: 'les_1', seconds: 723 }]
  expect(withPlace(places, { lessonId: 'les_1', seconds: 4 }, 2_700)).toEqual([])
  expect(withPlace(places, { lessonId: 'les_1', seconds: 2_690 }, 2_700)).toEqual([])
})

it('the place in a film whose length is not known is kept', () => {
  expect(withPlace([], { lessonId: 'les_1', seconds: 2_690 }, 0)).toEqual([{ lessonId: 'les_1', seconds: 2_690 }])
})

it('the last fifty places are kept, the newest first', () => {
  let places: ReturnType<typeof withPlace> = []
  for (let no = 1; no <= 60; no += 1) places = withPlace(places, { lessonId: `les_${no}`, seconds: 100 }, 2_700)
  expect(places).toHaveLength(50)
  expect(places[0]?.lessonId).toBe('les_60')
  expect(placeOf(places, 'les_10')).toBe(0)
})

it.each([[null], [{}], ['les_1'], [[{ lessonId: 7, seconds: 1 }]], [[{ lessonId: 'les_1', seconds: 'NaN' }]]])(
  'what is not a list of places counts as none: %j',
  (stored) => expect(readPlaces(stored)).toEqual([]),
)
