import { type DragEvent, useState } from 'react'

/** Takes files that are dropped on an element: spread the props on it. `data-over` stands on it while some are held there. */
export function useFileDrop(take: (files: readonly File[]) => void) {
  const [isOver, setIsOver] = useState(false)
  const hold = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setIsOver(true)
  }
  return {
    'data-over': isOver || undefined,
    onDragEnter: hold,
    onDragOver: hold,
    onDragLeave({ currentTarget, relatedTarget }: DragEvent) {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsOver(false)
    },
    onDrop(event: DragEvent) {
      if (!event.dataTransfer.types.includes('Files')) return
      event.preventDefault()
      setIsOver(false)
      take([...event.dataTransfer.files])
    },
  }
}
