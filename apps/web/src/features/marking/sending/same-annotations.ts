import type { Annotation } from '@hwjy/sdk'

const facts = (annotations: readonly Annotation[]) =>
  JSON.stringify(
    annotations
      .filter(({ ink, pins }) => ink !== '' || pins.length > 0)
      .map(({ resourceId, ink, pins }) => [resourceId, ink, pins.map(({ x, y }) => [x, y])])
      .sort(([one], [other]) => (String(one) < String(other) ? -1 : 1)),
  )

/** Says whether two sets of ink look the same: the words of a pin are not drawn. */
export const isSameAnnotations = (one: readonly Annotation[], other: readonly Annotation[]) =>
  facts(one) === facts(other)
