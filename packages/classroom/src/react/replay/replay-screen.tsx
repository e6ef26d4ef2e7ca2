import { Button, EmptyState, Spinner, Tabs, Theme } from '@hwjy/ui'
import { clsx } from 'clsx'
import { type KeyboardEvent, useCallback, useMemo, useState } from 'react'
import type { EpochMs } from '../../core/room/ids.ts'
import type { ClassReplay } from '../../ports/class-replay.ts'
import { BoardPane } from '../board/board-pane.tsx'
import { ChatPanel } from '../chat/chat-panel.tsx'
import { MomentContext } from '../chat/moment-context.ts'
import type { ClassroomPorts } from '../classroom-ports.ts'
import { ClassroomProvider } from '../classroom-provider.tsx'
import { useTranslate } from '../hooks/classroom-context.ts'
import { usePersonAddress } from '../hooks/use-person-address.ts'
import type { Labels, Language } from '../i18n/labels.ts'
import { useWords } from '../i18n/use-words.ts'
import * as room from '../room/classroom.css.ts'
import { RosterPanel } from '../roster/roster-panel.tsx'
import { useSelection } from '../store/use-selection.ts'
import { Moments } from '../tools/moments.tsx'
import { AskedNow } from './asked-now.tsx'
import { ChapterList } from './chapter-list.tsx'
import { ReplayBar } from './replay-bar.tsx'
import { pressReplayKey } from './replay-keys.ts'
import * as css from './replay-screen.css.ts'
import { useFullScreen } from './use-full-screen.ts'
import { replayWords } from './words/replay-words.ts'

export interface ReplayScreenProps extends Pick<ClassroomPorts, 'board' | 'files' | 'strokes'> {
  /** Made once for one class, and ended by the host that made it, as is the board, which has its channel. */
  replay: ClassReplay
  /** Default `en-US`. */
  language?: Language
  /** The lesson's name in the reader's language. */
  title?: string
  labels?: Partial<Labels>
  className?: string
}

/** A class that has ended, shown again from its log. As wide as its parent; as high as the page is, and the list beside it. */
export function ReplayScreen({
  replay,
  board,
  files,
  strokes,
  language = 'en-US',
  title,
  labels,
  className,
}: ReplayScreenProps) {
  const ports = useMemo(
    () => ({
      channel: replay.channel,
      rtc: replay.rtc,
      board,
      ...(files && { files }),
      ...(strokes && { strokes }),
    }),
    [replay, board, files, strokes],
  )
  // Another replay is another room: what was known of the one before goes.
  const [shown, setShown] = useState({ replay, no: 0 })
  if (shown.replay !== replay) setShown({ replay, no: shown.no + 1 })
  return (
    <Theme name="room" className={clsx(room.root, css.root, className)} lang={language}>
      <ClassroomProvider
        key={shown.no}
        ports={ports}
        language={language}
        {...(title && { title })}
        {...(labels && { labels })}
      >
        <Screen replay={replay} />
      </ClassroomProvider>
    </Theme>
  )
}

type PanelTab = 'chapters' | 'chat' | 'people'

function Screen({ replay }: { replay: ClassReplay }) {
  const t = useWords(replayWords)
  const status = useSelection(replay, (state) => state.status)
  const [frame, setFrame] = useState<HTMLElement | null>(null)
  const fullScreen = useFullScreen(frame)
  const onKeyDown = (event: KeyboardEvent) => {
    const isOurs = !event.defaultPrevented && !event.nativeEvent.isComposing && !hasModifier(event)
    if (isOurs && !isField(event.target) && pressReplayKey(event.key, replay, fullScreen.toggle)) event.preventDefault()
  }
  return (
    // The keys act on the buttons of the bar, which say what they do.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section ref={setFrame} className={css.frame} aria-label={t('label')} onKeyDown={onKeyDown}>
      <div className={css.stage}>
        {status === 'ready' ? <ClassAgain replay={replay} /> : <NotYet replay={replay} />}
      </div>
      <div className={css.below}>
        <ReplayBar replay={replay} isFull={fullScreen.isFull} onFullScreen={fullScreen.toggle} />
        <Cut replay={replay} />
        <p className={css.note}>{t('noSound')}</p>
      </div>
      <div className={css.panel}>
        {status === 'ready' && (
          <>
            <div className={css.asked}>
              <AskedNow replay={replay} />
            </div>
            <Panel replay={replay} />
          </>
        )}
      </div>
    </section>
  )
}

function ClassAgain({ replay }: { replay: ClassReplay }) {
  const t = useWords(replayWords)
  const address = usePersonAddress()
  const { sharer, isWaiting } = useSelection(replay, ({ sharer, isWaiting }) => ({ sharer, isWaiting }))
  return (
    <>
      <BoardPane />
      <div className={css.chips}>
        {sharer !== null && <p className={css.sharer}>{t('sharer', { name: address(sharer) })}</p>}
        {isWaiting && <Spinner />}
      </div>
      <div className={css.moments}>
        <Moments />
      </div>
    </>
  )
}

function NotYet({ replay }: { replay: ClassReplay }) {
  const t = useWords(replayWords)
  const hasFailed = useSelection(replay, (state) => state.status === 'failed')
  if (!hasFailed) return <Spinner size="lg" />
  return (
    <div role="alert">
      <EmptyState
        drawing="trouble"
        title={t('failed')}
        description={t('failedText')}
        action={<Button onClick={replay.retry}>{t('retry')}</Button>}
      />
    </div>
  )
}

function Cut({ replay }: { replay: ClassReplay }) {
  const t = useWords(replayWords)
  const isCut = useSelection(replay, (state) => state.isCut)
  if (!isCut) return null
  return (
    <p role="alert" className={css.cut}>
      {t('cut')}{' '}
      <Button size="sm" onClick={replay.retry}>
        {t('retry')}
      </Button>
    </p>
  )
}

function Panel({ replay }: { replay: ClassReplay }) {
  const t = useWords(replayWords)
  const tRoom = useTranslate()
  const [tab, setTab] = useState<PanelTab>('chapters')
  const showMoment = useCallback((at: EpochMs) => replay.seek(at - replay.getState().startedAt), [replay])
  return (
    <Tabs<PanelTab>
      className={css.tabs}
      label={t('panel')}
      value={tab}
      onValueChange={setTab}
      items={[
        { value: 'chapters', label: t('chapters'), content: <ChapterList replay={replay} /> },
        {
          value: 'chat',
          label: tRoom('panel.chat'),
          content: (
            <MomentContext value={showMoment}>
              <ChatPanel />
            </MomentContext>
          ),
        },
        { value: 'people', label: tRoom('panel.people'), content: <RosterPanel /> },
      ]}
    />
  )
}

const hasModifier = ({ ctrlKey, metaKey, altKey }: KeyboardEvent) => ctrlKey || metaKey || altKey
const isField = (target: EventTarget) =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null
