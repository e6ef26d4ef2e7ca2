import { Button, Dialog, Field, SegmentedControl, TextInput } from '@hwjy/ui'
import { useEffect, useRef, useState } from 'react'
import type { BoardPage, PageId } from '../../core/board/board-types.ts'
import { useClassroom, useTranslate } from '../hooks/classroom-context.ts'
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

/** Saves the page in front as a picture, or chosen pages as a PDF. */
export function ExportDialog({ onClose }: { onClose: () => void }) {
  const t = useWords(pagesWords)
  const tRoom = useTranslate()
  const { board } = useClassroom()
  const title = useRoom((room) => room.settings?.title ?? '')
  const currentPageId = useRoom((room) => room.board.currentPageId)
  const seen = usePagesSeen()
  const [format, setFormat] = useState<(typeof FORMATS)[number]>('png')
  const [width, setWidth] = useState<(typeof WIDTHS)[number]>('1920')
  const [range, setRange] = useState(seen.length > 1 ? `1-${seen.length}` : '1')
  const [state, setState] = useState<{ status: 'ready' | 'failed' } | { status: 'making'; done: number; of: number }>({
    status: 'ready',
  })
  const making = useRef<AbortController | null>(null)
  useEffect(() => () => making.current?.abort(), [])
  const numbers = pageNumbers(range, seen.length)
  const place = Math.max(
    seen.findIndex(({ id }) => id === currentPageId),
    0,
  )

  async function make(pages: readonly BoardPage[], work: (signal: AbortSignal) => Promise<Blob>, name: string) {
    const stop = new AbortController()
    making.current = stop
    setState({ status: 'making', done: 0, of: pages.length })
    try {
      download(await work(stop.signal), name)
      onClose()
    } catch (error) {
      if (stop.signal.aborted) return
      if (!(error instanceof Error)) throw error
      setState({ status: 'failed' })
    }
  }
  const save = () => {
    const page = seen[place]
    if (format === 'png' && page) {
      const name = `${fileName(title)} ${tRoom('board.page', { page: place + 1, count: seen.length })}.png`
      return make([page], () => board.exportPage(page.id, { width: Number(width) }), name)
    }
    const pages = (numbers ?? []).flatMap((number) => seen[number - 1] ?? [])
    const ids: PageId[] = pages.map(({ id }) => id)
    const onProgress = (done: number) => setState({ status: 'making', done, of: ids.length })
    return make(pages, (signal) => makePdf(board, ids, title, { onProgress, signal }), `${fileName(title)}.pdf`)
  }
  const isMaking = state.status === 'making'
  return (
    <Dialog
      isOpen
      size="sm"
      title={t('save')}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            tone="primary"
            isBusy={isMaking}
            disabled={format === 'pdf' && numbers === null}
            onClick={() => void save()}
          >
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
        </output>
        {state.status === 'failed' && <p role="alert">{t('saveFailed')}</p>}
      </div>
    </Dialog>
  )
}

// File systems do not take these in names.
const fileName = (title: string) => title.replaceAll(/[\\/:*?"<>|\p{Cc}\s]+/gu, ' ').trim() || 'board'
