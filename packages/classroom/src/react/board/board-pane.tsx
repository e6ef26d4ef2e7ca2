import type { UserId } from '../../core/room/ids.ts'
import { Spinner } from '@hwjy/ui'
import { type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { isCharacterKey } from '../help/character-key.ts'
import { useClassroom, useTranslate } from '../hooks/classroom-context.ts'
import { useBoardState, useCanDraw } from '../hooks/use-board-state.ts'
import { useCommand } from '../hooks/use-command.ts'
import { useMe } from '../hooks/use-me.ts'
import { useRoom } from '../hooks/use-room.ts'
import { useRoomView } from '../room/room-view.ts'
import { InSlot } from '../room/slots.tsx'
import { lateView } from '../shared/late-view.tsx'
import { Reason } from '../shared/reason.tsx'
import { BoardBoundary } from './board-boundary.tsx'
import type { BoardDialogName } from './dialogs/board-dialog-name.ts'
import * as css from './board-pane.css.ts'

const BoardOverlays = lateView(() => import('./board-overlays.tsx').then((module) => module.BoardOverlays))
const BoardBar = lateView(() => import('./board-bar.tsx').then((module) => module.BoardBar))
const PagePill = lateView(() => import('./board-bar.tsx').then((module) => module.PagePill))
const SharedScreen = lateView(() => import('./shared-screen/shared-screen.tsx').then((module) => module.SharedScreen))
const ScreenSwitch = lateView(() => import('./shared-screen/shared-screen.tsx').then((module) => module.ScreenSwitch))
const PageList = lateView(() => import('../pages/page-list.tsx').then((module) => module.PageList))
const FollowPen = lateView(() => import('./page-view/follow-pen.tsx').then((module) => module.FollowPen))

/**
 * The board with its tools, and a shared screen in the same place while a person shares one.
 * @param children laid over the page, such as moving messages
 */
export function BoardPane({ children }: { children?: ReactNode }) {
  const t = useTranslate()
  const me = useMe()
  const { board } = useClassroom()
  const command = useCommand()
  const canDraw = useCanDraw()
  const sharer = useRoom((room) => Object.values(room.participants).find((person) => person.media.screen) ?? null)
  const isWaiting = useRoom((room) => room.status === 'waiting')
  const view = useRoomView()
  const [scroller, setScroller] = useState<HTMLElement | null>(null)
  const isEnlarged = view?.own.zoomed === 'enlarged' && !view.areas.isThumbnail
  const [alone, setAlone] = useView(sharer?.userId ?? null)
  const [shown, setShown] = view ? [view.shown.content, view.chooseContent] : [alone, setAlone]
  const { explain } = command
  const isBoard = sharer === null || shown === 'board'
  const isWriting = canDraw && isBoard
  const [isListing, setIsListing] = useState(false)
  const [dialog, setDialog] = useState<BoardDialogName | null>(null)
  const togglePages = () => setIsListing(!isListing)
  useEffect(() => board.onRefused(explain), [board, explain])
  return (
    <section className={css.pane} aria-label={t('board.label')} data-fit={isEnlarged ? 'height' : 'page'}>
      {isWriting && (
        <InSlot name="board-bar">
          <BoardBar command={command} onShowPages={togglePages} onOpen={setDialog} />
        </InSlot>
      )}
      <div className={css.view}>
        {isListing && <PageList command={command} isWriting={isWriting} onClose={togglePages} />}
        <div ref={setScroller} className={css.measure}>
          <div className={css.page}>
            <BoardBoundary fallback={<NoBoard />}>
              <BoardCanvas />
            </BoardBoundary>
            <BoardOverlays
              command={command}
              isWriting={isWriting}
              canDraw={canDraw}
              isShown={isBoard && !view?.areas.isThumbnail}
              element={scroller}
              dialog={dialog}
              onDialog={setDialog}
              onShowPages={togglePages}
            />
            {!isBoard && (
              <SharedScreen
                userId={sharer.userId}
                isMine={sharer.userId === me?.userId}
                waiting={<div className={css.screen} />}
              />
            )}
            {canDraw && !me?.isTeacher && <span className={css.mark}>{t('board.youHavePen')}</span>}
            {children}
            {isWaiting && !view?.areas.isThumbnail && (
              <p className={css.waiting}>{t(me?.isTeacher ? 'class.startHint' : 'class.waitForTeacher')}</p>
            )}
            <Reason className={css.reasonArea}>{command.refusal}</Reason>
          </div>
        </div>
        {sharer && !view?.areas.isThumbnail && view?.shown.by !== 'teacher' && (
          <ScreenSwitch name={sharer.name} shown={shown} onChange={setShown} />
        )}
      </div>
      {!canDraw && !view?.areas.isThumbnail && (
        <PagePill isBoard={isBoard} command={command} onShowPages={togglePages} onOpen={setDialog} />
      )}
      {isEnlarged && !canDraw && scroller && <FollowPen scroller={scroller} />}
    </section>
  )
}

// A screen that begins comes to the front; after that each person chooses.
function useView(sharerId: UserId | null) {
  const [view, setView] = useState<{ of: UserId | null; shown: 'board' | 'screen' }>({ of: null, shown: 'screen' })
  const shown = view.of === sharerId ? view.shown : 'screen'
  return [shown, (next: 'board' | 'screen') => setView({ of: sharerId, shown: next })] as const
}

const OPEN_LAYER =
  '[data-radix-popper-content-wrapper] :is([role="menu"], [role="dialog"], [role="listbox"]):not([data-state="closed"])'

// A press beside an open menu only closes it. Without this it would leave a dot on the board. The options of a tool are
// set in order to draw: the stroke after them is drawn, and closes them.
function keepFromBoard(event: PointerEvent<HTMLElement>) {
  const { ownerDocument: page } = event.currentTarget
  const isOfTool = ({ id, role }: Element) =>
    role === 'dialog' && page.querySelector(`.${css.tools} [aria-controls="${id}"]`) !== null
  if (![...page.querySelectorAll(OPEN_LAYER)].every(isOfTool)) event.preventDefault()
}

function BoardCanvas() {
  const { board, language, preferences } = useClassroom()
  const element = useRef<HTMLDivElement>(null)
  const [isPrepared, setPrepared] = useState(false)
  useEffect(() => (element.current ? board.mount(element.current) : undefined), [board])
  useEffect(() => {
    board.setLanguage(language)
  }, [board, language])
  return (
    <>
      <div
        ref={element}
        data-board
        className={css.canvas}
        onPointerDownCapture={keepFromBoard}
        onKeyDownCapture={(event) => {
          // The board's own letters are switched off along with those of the room; Ctrl Z is no letter.
          const isPlain = !event.ctrlKey && !event.metaKey && isCharacterKey(event)
          if (isPlain && !preferences.getState().characterKeys) event.stopPropagation()
        }}
      />
      {!isPrepared && <Preparing onReady={() => setPrepared(true)} />}
    </>
  )
}

// Covers the board until it was drawn once. Later the board itself shows old pixels until the new ones are there.
function Preparing({ onReady }: { onReady: () => void }) {
  const t = useTranslate()
  const isReady = useBoardState((state) => state.isReady)
  useEffect(() => {
    if (isReady) onReady()
  }, [isReady, onReady])
  return (
    <div className={css.preparing}>
      <Spinner label={t('board.preparing')} />
    </div>
  )
}

function NoBoard() {
  const t = useTranslate()
  return (
    <p role="alert" className={css.noBoard}>
      {t('board.failed')}
    </p>
  )
}
