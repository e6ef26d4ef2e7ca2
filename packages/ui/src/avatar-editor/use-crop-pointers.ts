import { type PointerEvent, useRef } from 'react'
import { type Crop, movedCrop, type PictureSize, zoomedCrop } from './crop.ts'

type Point = readonly [x: number, y: number]

const middle = (points: readonly Point[]): Point => [
  points.reduce((sum, [x]) => sum + x, 0) / points.length,
  points.reduce((sum, [, y]) => sum + y, 0) / points.length,
]
/** 0 for one finger. */
const spread = (points: readonly Point[]) => {
  const [first, second] = points
  return first && second ? Math.hypot(first[0] - second[0], first[1] - second[1]) : 0
}

/** One pointer drags the picture; two fingers drag and pinch it. */
export function useCropPointers(crop: Crop, picture: PictureSize | null, onCrop: (crop: Crop) => void) {
  const pointers = useRef(new Map<number, Point>())
  const release = (event: PointerEvent) => {
    pointers.current.delete(event.pointerId)
  }
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      pointers.current.set(event.pointerId, [event.clientX, event.clientY])
    },
    onPointerMove: (event: PointerEvent) => {
      if (!picture || !pointers.current.has(event.pointerId)) return
      const before = [...pointers.current.values()]
      pointers.current.set(event.pointerId, [event.clientX, event.clientY])
      const after = [...pointers.current.values()]
      const [fromX, fromY] = middle(before)
      const [toX, toY] = middle(after)
      const { width, height } = event.currentTarget.getBoundingClientRect()
      const moved = movedCrop(crop, (toX - fromX) / width, (toY - fromY) / height, picture)
      const grown = spread(before) === 0 ? 1 : spread(after) / spread(before)
      onCrop(zoomedCrop(moved, moved.zoom * grown, picture))
    },
    onPointerUp: release,
    onPointerCancel: release,
  }
}
