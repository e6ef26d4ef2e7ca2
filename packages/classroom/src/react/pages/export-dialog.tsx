import { Button, Dialog, Field, SegmentedControl, TextInput } from '@hwjy/ui'
import { useEffect, useRef, useState } from 'react'
import type { BoardPage, PageId } from '../../core/board/board-types.ts'
import { RoomFileError, type RoomFileErrorCode } from '../../ports/room-files.ts'
import { filesWords } from '../files/files-words.ts'
import { useClassroom, useTranslate } from '../hooks/classroom-context.ts'
import { useMe } from '../hooks/use-me.ts'
import { useRoom } from '../hooks/use-room.ts'
import { useWords } from '../i18n/use-words.ts'
import { download } from '../shared/download.ts'
import * as css from './export-dialog.css.ts'
import { makePdf } from './make-pdf.ts'
import { pageNumbers } from './page-numbers.ts'
import { usePagesSeen } from './use-pages-seen.ts'
import { pagesWords } from './pages-words.ts'

const WIDTHS = ['1280', '1920', '2560'] as const
const FORMATS = ['png', 'pdf'] as const

type State =
  | { status: 'ready' }
  | { status: 'making'; done: number; of: number }
  | { status: 'kept'; name: string }
  /** The code is null when no file came about. */
  | { status: 'failed'; name: string; code: RoomFileErrorCode | null }

/** What becomes of the file: on this device, or among those of the lesson. */
type Put = (content: Blob, name: string, signal: AbortSignal) => Promise<void>

/** Saves the page in front as a picture, or chosen pages as a PDF. */
export function ExportDialog({ onClose }: { onClose: () => void }) {
  const t = useWords(pagesWords)
  const tRoom = useTranslate()
  const { board, files } = useClassroom()
  const isTeacher = useMe()?.isTeacher ?? false
  const tFiles = useWords(filesWords)
  const title = useRoom((room) => room.settings?.title ?? '')
  const currentPageId = useRoom((room) => room.board.currentPageId)
  const seen = usePagesSeen()
  const [format, setFormat] = useState<(typeof FORMATS)[number]>('png')
  const [width, setWidth] = useState<(typeof WIDTHS)[number]>('1920')
  const [range, setRange] = useState(seen.length > 1 ? `1-${seen.length}` : '1')
  const [state, setState] = useState<State>({ status: 'ready' })
  const making = useRef<AbortController | null>(null)
  useEffect(() => () => making.current?.abort(), [])
  const numbers = pageNumbers(range, seen.length)
  const place = Math.max(
    seen.findIndex(({ id }) => id === currentPageId),
    0,
  )

  type Work = (signal: AbortSignal) => Promise<Blob>
  async function make(pages: readonly BoardPage[], name: string, work: Work, put: Put) {
    const stop = new AbortController()
    making.current = stop
    setState({ status: 'making', done: 0, of: pages.length })
    try {
      await put(await work(stop.signal), name, stop.signal)
    } catch (error) {
      if (stop.signal.aborted) return
      if (!(error instanceof Error)) throw error
      setState({ status: 'failed', name, code: error instanceof RoomFileError ? error.code : null })
    }
  }
  const toDevice: Put = async (content, name) => {
    download(content, name)
    onClose()
  }
  const toFiles: Put = async (content, name, signal) => {
    await files?.add(new File([content], name, { type: content.type }), { signal })
    setState({ status: 'kept', name })
  }
  const save = (put: Put) => {
    const page = seen[place]
    if (format === 'png' && page) {
      const name = `${fileName(title)} ${tRoom('board.page', { page: place + 1, count: seen.length })}.png`
      return make([page], name, () => board.exportPage(page.id, { width: Number(width) }), put)
    }
    const pages = (numbers ?? []).flatMap((number) => seen[number - 1] ?? [])
    const ids: PageId[] = pages.map(({ id }) => id)
    const onProgress = (done: number) => setState({ status: 'making', done, of: ids.length })
    return make(pages, `${fileName(title)}.pdf`, (signal) => makePdf(board, ids, title, { onProgress, signal }), put)
  }
  const isMaking = state.status === 'making'
  const isRange = format === 'png' || numbers !== null
  return (
    <Dialog
      isOpen
      size="sm"
      title={t('save')}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button onClick={onClose}>{t(state.status === 'kept' ? 'done' : 'cancel')}</Button>
          {isTeacher && files && (
            <Button disabled={isMaking || !isRange} onClick={() => void save(toFiles)}>
              {t('keep')}
            </Button>
          )}
          <Button tone="primary" isBusy={isMaking} disabled={!isRange} onClick={() => void save(toDevice)}>
            {t('saveNow')}
          </Button>
        </>
      }
    >
      <div className={css.rows}>
        <SegmentedControl
          label={t('format')}
          value={format}
          onValueChange={(value) => setFormat(value === 'pdf' ? 'pdf' : 'png')}
          options={[
            { value: 'png', label: t('format.png') },
            { value: 'pdf', label: t('format.pdf') },
          ]}
        />
        {format === 'png' ? (
          <SegmentedControl
            label={t('size')}
            value={width}
            onValueChange={(value) => setWidth(WIDTHS.find((one) => one === value) ?? '1920')}
            options={WIDTHS.map((value) => ({ value, label: t('width', { width: value }) }))}
          />
        ) : (
          <Field
            label={t('range', { count: seen.length })}
            help={t('rangeHint')}
            error={numbers === null ? t('rangeWrong', { count: seen.length }) : undefined}
          >
            <TextInput value={range} onChange={(event) => setRange(event.target.value)} />
          </Field>
        )}
        <output className={css.state}>
          {isMaking && state.of > 1 && t('making', { done: state.done, count: state.of })}
          {state.status === 'kept' && t('kept', { name: state.name })}
        </output>
        {state.status === 'failed' && (
          <p role="alert">
            {state.code === null ? t('saveFailed') : tFiles(`problem.${state.code}`, { name: state.name })}
          </p>
        )}
      </div>
    </Dialog>
  )
}

// File systems do not take these in names.
const fileName = (title: string) => title.replaceAll(/[\\/:*?"<>|\p{Cc}\s]+/gu, ' ').trim() || 'board'
