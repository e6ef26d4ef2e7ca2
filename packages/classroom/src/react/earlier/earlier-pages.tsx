import { Button, Checkbox, Dialog, Switch } from '@hwjy/ui'
import { ChevronLeft as BackIcon } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { type BoardPage, PAGE_LIMIT, type PageId } from '../../core/board/board-types.ts'
import { copiedPage, copyDenial, filesOfPages, isUsedPage } from '../../core/room/rules/copied-pages.ts'
import type { EarlierBoard, EarlierLesson, EarlierLessons } from '../../ports/earlier-lessons.ts'
import { RoomFileError } from '../../ports/room-files.ts'
import { newPageId } from '../board/new-page-id.ts'
import type { KeptPages } from '../files/kept-insertions.ts'
import { useInserter } from '../files/use-inserter.ts'
import { useClassroom, useTranslate } from '../hooks/classroom-context.ts'
import { useRoom } from '../hooks/use-room.ts'
import { useWords } from '../i18n/use-words.ts'
import * as css from './earlier.css.ts'
import { earlierWords } from './earlier-words.ts'
import { insertPages } from './insert-pages.ts'
import { LoadState } from './load-state.tsx'
import { PageGrid } from './page-grid.tsx'
import { useEarlierBoard } from './use-earlier-lessons.ts'

export interface EarlierPagesProps {
  earlier: EarlierLessons
  lesson: EarlierLesson
  onBack: () => void
  onClose: () => void
}

const NO_PAGES: readonly BoardPage[] = []

/** The pages of one lesson: those that are chosen come after the current page of this one. */
export function EarlierPages({ earlier, lesson, onBack, onClose }: EarlierPagesProps) {
  const t = useWords(earlierWords)
  const { board, status, again } = useEarlierBoard(earlier, lesson.lessonId)
  const [hasInk, setHasInk] = useState(true)
  const [chosen, setChosen] = useState<ReadonlySet<PageId>>(new Set())
  const { insert, isBusy, problem } = useInsertion(lesson, hasInk, onClose)
  const pages = board?.pages ?? NO_PAGES
  const settings = useRoom((room) => room.settings)
  const offered = pages.map((page, i) => ({ page, no: i + 1 })).filter(({ page }) => isUsedPage({ settings }, page))
  const all = new Set(offered.map(({ page }) => page.id))
  const count = chosen.size
  return (
    <Dialog
      isOpen
      size="lg"
      className={css.dialog}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={lesson.name}
      description={t('hintPages')}
      footer={
        <>
          {isBusy && <output className={css.message}>{t('preparing')}</output>}
          {problem !== null && (
            <p role="alert" className={css.message}>
              {problem}
            </p>
          )}
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            tone="primary"
            isBusy={isBusy}
            disabled={board === null || count === 0}
            onClick={() => {
              const wanted = pages.filter(({ id }) => chosen.has(id)).map((page) => copiedPage(page, hasInk))
              if (board !== null) void insert(board, wanted)
            }}
          >
            {count === 0 ? t('insertNone') : t('insert', { count })}
          </Button>
        </>
      }
    >
      <div className={css.bar}>
        <Button size="sm" tone="quiet" onClick={onBack}>
          <BackIcon size={16} aria-hidden /> {t('back')}
        </Button>
        {offered.length > 0 && (
          <>
            <Checkbox
              label={t('selectAll')}
              isChecked={count === 0 ? false : count === all.size ? true : 'mixed'}
              onCheckedChange={(isChecked) => setChosen(isChecked ? all : new Set())}
            />
            <Switch
              label={t('withInk')}
              description={t('withInkHint')}
              isChecked={hasInk}
              onCheckedChange={setHasInk}
            />
          </>
        )}
      </div>
      <LoadState status={status} failed={t('boardFailed')} offline={t('boardOffline')} again={again} />
      {status === 'here' && offered.length === 0 && <p className={css.quiet}>{t('blank')}</p>}
      {board !== null && offered.length > 0 && (
        <PageGrid
          // Other pictures: the former ones give back their memory.
          key={String(hasInk)}
          board={board}
          offered={offered}
          hasInk={hasInk}
          chosen={chosen}
          onChosen={setChosen}
        />
      )}
    </Dialog>
  )
}

/** Brings the files of pages, then sends the pages themselves while the dialog has closed. */
function useInsertion(lesson: EarlierLesson, hasInk: boolean, onDone: () => void) {
  const t = useWords(earlierWords)
  const tRoom = useTranslate()
  const { channel } = useClassroom()
  const inserter = useInserter()
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const bringing = useRef<AbortController | null>(null)
  useEffect(() => () => bringing.current?.abort(), [])

  function denialOf(pages: readonly BoardPage[]): string | null {
    const { room, me } = channel.getState()
    if (me === null) return null
    const denial = copyDenial(room, { ...me, name: '' }, pages)
    if (denial !== 'page-limit') return denial && tRoom(`refusal.${denial}`)
    const count = PAGE_LIMIT - room.board.pages.length
    return count > 0 ? t('fits.some', { count }) : t('fits.none')
  }

  async function insert(board: EarlierBoard, pages: readonly BoardPage[]) {
    const denied = denialOf(pages)
    setProblem(denied)
    if (denied !== null) return
    const stop = new AbortController()
    bringing.current = stop
    const fileIds = filesOfPages(pages)
    try {
      setIsBusy(fileIds.length > 0)
      const files = fileIds.length > 0 ? await board.bring(fileIds, stop.signal) : new Map<string, string>()
      stop.signal.throwIfAborted()
      const kept: KeptPages = {
        kind: 'pages',
        id: newPageId(),
        name: lesson.name,
        lessonId: lesson.lessonId,
        hasInk,
        afterId: channel.getState().room.board.currentPageId,
        pages: pages.map(({ id, strokeCount }) => ({ from: id, to: newPageId(), count: strokeCount })),
        files: [...files].map(([from, to]) => ({ from, to })),
        confirmed: 0,
      }
      void inserter.insertPages(kept, insertPages(channel, kept, pages))
      onDone()
    } catch (error) {
      if (stop.signal.aborted) return
      if (!(error instanceof RoomFileError)) throw error
      setProblem(t(`problem.${reasonOf(error)}`))
    } finally {
      setIsBusy(false)
    }
  }
  return { insert, isBusy, problem }
}

const SLIDES = new Set(['no-converter', 'not-converted', 'too-large'])
const reasonOf = ({ code }: RoomFileError) => (code === 'offline' ? code : SLIDES.has(code) ? 'slides' : 'other')
