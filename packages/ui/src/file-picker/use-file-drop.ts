import { type DragEvent, useState } from 'react'

/** Takes dropped files. Dragged things that are no files are left to the page. */
export function useFileDrop(onFiles: (files: readonly File[]) => void, isDisabled: boolean) {
  const [isOver, setIsOver] = useState(false)
  const hold = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setIsOver(true)
  }
  return {
    isOver: isOver && !isDisabled,
    handlers: {
      onDragEnter: hold,
      onDragOver: hold,
      onDragLeave({ currentTarget, relatedTarget }: DragEvent) {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsOver(false)
      },
      onDrop(event: DragEvent) {
        // Else the browser opens the file instead of this page, also where we take none now.
        event.preventDefault()
        setIsOver(false)
        if (!isDisabled) onFiles([...event.dataTransfer.files])
      },
    },
  }
}
