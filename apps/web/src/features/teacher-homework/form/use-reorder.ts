import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { useEffect, useRef, useState } from 'react'

const PLACE = 'questionPlace'

/** Lets rows be dragged by their handles; each has buttons and keys for the same. @param move from one place to another */
export function useReorder(place: number, isFixed: boolean, move: (from: number, to: number) => void) {
  const row = useRef<HTMLLIElement>(null)
  const handle = useRef<HTMLSpanElement>(null)
  const [isOver, setIsOver] = useState(false)
  const latest = useRef(move)
  useEffect(() => {
    latest.current = move
  })
  useEffect(() => {
    if (!row.current || !handle.current || isFixed) return
    const stopDrag = draggable({
      element: row.current,
      dragHandle: handle.current,
      getInitialData: () => ({ [PLACE]: place }),
    })
    const stopDrop = dropTargetForElements({
      element: row.current,
      canDrop: ({ source }) => typeof source.data[PLACE] === 'number' && source.data[PLACE] !== place,
      onDragEnter: () => setIsOver(true),
      onDragLeave: () => setIsOver(false),
      onDrop({ source }) {
        setIsOver(false)
        latest.current(source.data[PLACE] as number, place)
      },
    })
    return () => {
      stopDrag()
      stopDrop()
    }
  }, [place, isFixed])
  return { row, handle, isOver }
}
