import { useEffect, useRef, useState } from 'react'
import { useClassroom } from '../hooks/classroom-context.ts'
import { useWords } from '../i18n/use-words.ts'
import * as css from './files.css.ts'
import { filesWords } from './files-words.ts'
import { InsertJobs } from './insert-jobs.tsx'
import { useInsertPlain } from './use-insert-plain.ts'

/** Takes what is dropped on the board or pasted, and shows how far it is. @param element that files are dropped on */
export function FilesLayer({ element }: { element: HTMLElement }) {
  const t = useWords(filesWords)
  const { board } = useClassroom()
  const insert = useInsertPlain()
  const insertNow = useRef(insert)
  useEffect(() => {
    insertNow.current = insert
  })
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    element.addEventListener(
      'dragover',
      (event) => {
        if (!event.dataTransfer?.types.includes('Files')) return
        event.preventDefault()
        event.dataTransfer.dropEffect = 'copy'
        setIsOver(true)
      },
      { signal },
    )
    element.addEventListener('dragleave', (event) => leaves(event, element) && setIsOver(false), { signal })
    element.addEventListener(
      'drop',
      (event) => {
        setIsOver(false)
        const files = [...(event.dataTransfer?.files ?? [])]
        if (files.length === 0) return
        event.preventDefault()
        const box = (element.querySelector('[data-board]') ?? element).getBoundingClientRect()
        void insertNow.current(files, { x: event.clientX - box.left, y: event.clientY - box.top })
      },
      { signal },
    )
    element.ownerDocument.addEventListener(
      'paste',
      (event) => {
        if (event.defaultPrevented || !isForBoard(event, element)) return
        const files = [...(event.clipboardData?.files ?? [])]
        if (files.length === 0) return
        event.preventDefault()
        void insertNow.current(files)
      },
      { signal },
    )
    return () => listening.abort()
  }, [element, board])
  return (
    <>
      {isOver && <div className={css.drop}>{t('drop')}</div>}
      <InsertJobs />
    </>
  )
}

const leaves = ({ relatedTarget }: DragEvent, element: HTMLElement) =>
  !(relatedTarget instanceof Node && element.contains(relatedTarget))

// A field takes its paste itself, and a dialog covers the board.
function isForBoard({ target }: ClipboardEvent, element: HTMLElement): boolean {
  if (!(target instanceof Element)) return false
  if (target.closest('input, textarea, [contenteditable], [role="dialog"]')) return false
  return target === target.ownerDocument.body || (target.closest('main')?.contains(element) ?? element.contains(target))
}
