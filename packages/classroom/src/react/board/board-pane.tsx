import type { UserId } from '../../core/room/ids.ts'
import { Button, SegmentedControl, Spinner } from '@hwjy/ui'
import { type ReactNode, useEffect, useRef, useState, type PointerEvent } from 'react'
import { boardFill } from '../../core/room/selectors.ts'
import { useClassroom, useTranslate } from '../hooks/classroom-context.ts'
import { useBoardState, useCanDraw } from '../hooks/use-board-tools.ts'
import { useCommand } from '../hooks/use-command.ts'
import { useMe } from '../hooks/use-me.ts'
import { useMedia } from '../hooks/use-media.ts'
import { usePersonAddress } from '../hooks/use-person-address.ts'
import { useChannel, useRoom } from '../hooks/use-room.ts'
import { ScreenOffIcon } from '../shared/icons.ts'
import { Reason } from '../shared/reason.tsx'
import { BoardBoundary } from './board-boundary.tsx'
import * as css from './board-pane.css.ts'
import { BoardToolbar } from './board-toolbar.tsx'
import { LaserNames } from './laser-names.tsx'
import { PageControls } from './page-controls.tsx'

/**
 * The board with its tools, and a shared screen in the same place while a person shares one.
 * @param children laid over the page, such as moving messages
 */
export function BoardPane({ children }: { children?: ReactNode }) {
  const t = useTranslate()
  const address = usePersonAddress()
  const me = useMe()
  const { board } = useClassroom()
  const command = useCommand()
  const canDraw = useCanDraw()
  const sharer = useRoom((room) => Object.values(room.participants).find((person) => person.media.screen) ?? null)
  const isWaiting = useRoom((room) => room.status === 'waiting')
  const [shown, setShown] = useView(sharer?.userId ?? null)
  const { explain } = command
  useEffect(() => board.onRefused(explain), [board, explain])
  return (
    <section className={css.pane} aria-label={t('board.label')}>
      {canDraw && !(sharer && shown === 'screen') && <BoardToolbar command={command} />}
      <div className={css.view}>
        <div className={css.measure}>
          <div className={css.page}>
            <BoardBoundary fallback={<NoBoard />}>
              <BoardCanvas />
            </BoardBoundary>
            <LaserNames />
            {sharer &&
              shown === 'screen' &&
              (sharer.userId === me?.userId ? <OwnScreen /> : <Screen userId={sharer.userId} />)}
            {canDraw && !me?.isTeacher && <span className={css.mark}>{t('board.youHavePen')}</span>}
            {canDraw && <Fill />}
            {children}
            {isWaiting && (
              <p className={css.waiting}>{t(me?.isTeacher ? 'class.startHint' : 'class.waitForTeacher')}</p>
            )}
            <Reason className={css.reasonArea}>{command.refusal}</Reason>
          </div>
        </div>
        {sharer && (
          <div className={css.viewSwitch}>
            <SegmentedControl
              size="sm"
              label={t('screen.of', { name: address(sharer.name) })}
              value={shown}
              onValueChange={(value) => setShown(value === 'screen' ? 'screen' : 'board')}
              options={[
                { value: 'screen', label: t('view.screen') },
                { value: 'board', label: t('view.board') },
              ]}
            />
          </div>
        )}
      </div>
      <PageControls command={command} />
    </section>
  )
}

// A screen that begins comes to the front; after that each person chooses.
function useView(sharerId: UserId | null) {
  const [view, setView] = useState<{ of: UserId | null; shown: 'board' | 'screen' }>({ of: null, shown: 'screen' })
  const shown = view.of === sharerId ? view.shown : 'screen'
  return [shown, (next: 'board' | 'screen') => setView({ of: sharerId, shown: next })] as const
}

// Announces a limit before it is reached, to the user that it will stop. [R40][R41]
function Fill() {
  const t = useTranslate()
  const fill = useChannel(({ me, room }) => me && boardFill(room, me.userId))
  return <output className={css.fill}>{fill && t(`board.fill.${fill.of}`, { percent: fill.percent })}</output>
}

const OPEN_LAYER = '[data-radix-popper-content-wrapper] :is([role="menu"], [role="dialog"], [role="listbox"])'

// A press beside an open menu only closes it. Without this it would leave a dot on the board.
function keepFromBoard(event: PointerEvent<HTMLElement>) {
  if (event.currentTarget.ownerDocument.querySelector(OPEN_LAYER)) event.preventDefault()
}

function BoardCanvas() {
  const { board } = useClassroom()
  const element = useRef<HTMLDivElement>(null)
  const [isPrepared, setPrepared] = useState(false)
  useEffect(() => (element.current ? board.mount(element.current) : undefined), [board])
  return (
    <>
      <div ref={element} className={css.canvas} onPointerDownCapture={keepFromBoard} />
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

function Screen({ userId }: { userId: UserId }) {
  const { rtc } = useClassroom()
  const element = useRef<HTMLDivElement>(null)
  useEffect(
    () => (element.current ? rtc.attach({ userId, kind: 'screen' }, element.current, 'contain') : undefined),
    [rtc, userId],
  )
  return <div ref={element} className={css.screen} />
}

// Showing it here would show a room within a room within a room.
function OwnScreen() {
  const t = useTranslate()
  const { turnOff } = useMedia()
  return (
    <div className={css.sharing}>
      <strong>{t('screen.mine')}</strong>
      <p className={css.sharingHint}>{t('screen.mineHint')}</p>
      <Button tone="primary" onClick={() => void turnOff('screen')}>
        <ScreenOffIcon size={16} aria-hidden />
        {t('media.screenOff')}
      </Button>
    </div>
  )
}
