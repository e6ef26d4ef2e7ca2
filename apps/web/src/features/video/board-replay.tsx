import { boardLabels, createLocalBoard } from '@hwjy/classroom/board'
import { createStrokeSource } from '@hwjy/classroom/local'
import { changeReplaySpeed, type ClassReplay, createClassReplay, ReplayScreen } from '@hwjy/classroom/replay'
import type { BoardEngine } from '@hwjy/classroom'
import { type Role, type RoomReplay, useSession } from '@hwjy/sdk'
import { type RefObject, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../shared/i18n/i18n.ts'
import { PageKeys } from '../../shared/keys/page-keys.tsx'
import { createLessonFiles } from '../../shared/lesson/lesson-files.ts'
import { PDF_ASSETS_URL } from '../../shared/pdf-assets.ts'
import { STROKE_FILES } from '../../shared/stroke-files.ts'
import { boardPlace, saveBoardPlace } from './replay-memory.ts'
import { replaySource } from './replay-source.ts'
import * as css from './video-page.css.ts'

/** A place is kept this often, in ms of the class. */
const KEEP_EVERY_MS = 5_000
const SKIP_MS = 5_000

const strokes = createStrokeSource(STROKE_FILES)

export interface BoardReplayProps {
  lessonId: string
  role: Role
  about: RoomReplay
  title: string
  commentField: RefObject<HTMLTextAreaElement | null>
}

interface Opened {
  replay: ClassReplay
  board: BoardEngine
  files: ReturnType<typeof createLessonFiles>
}

/** The board and the messages of a class, played again from its log; it goes on where this person stopped. */
export function BoardReplay({ lessonId, role, about, title, commentField }: BoardReplayProps) {
  const { t } = useTranslation('video')
  const userId = useSession().userInfo?.userId ?? ''
  // A class that is over has one log, even if it is asked for again.
  const [first] = useState(about)
  const opened = useOpenReplay({ lessonId, role, about: first, userId })
  if (opened === null) return null
  const { replay, board, files } = opened
  const keys = [
    { keys: [' '], label: t('keys.play'), act: replay.toggle },
    { keys: ['ArrowLeft'], label: t('keys.back'), act: () => replay.skip(-SKIP_MS) },
    { keys: ['ArrowRight'], label: t('keys.forward'), act: () => replay.skip(SKIP_MS) },
    { keys: ['['], label: t('keys.slower'), act: () => changeReplaySpeed(replay, 'slower') },
    { keys: [']'], label: t('keys.faster'), act: () => changeReplaySpeed(replay, 'faster') },
    { keys: ['c'], label: t('keys.comment'), act: () => commentField.current?.focus() },
  ]
  return (
    <div className={css.film}>
      <ReplayScreen
        replay={replay}
        board={board}
        files={files}
        strokes={strokes}
        language={currentLanguage()}
        title={title}
      />
      <div className={css.underFilm}>
        <PageKeys keys={keys} />
      </div>
    </div>
  )
}

interface Opening extends Pick<BoardReplayProps, 'lessonId' | 'role' | 'about'> {
  userId: string
}

/** Opens the replay while it is up, and ends it when it goes. Null at first. */
function useOpenReplay({ lessonId, role, about, userId }: Opening): Opened | null {
  const [latest, setLatest] = useState<Opened | null>(null)
  useEffect(() => {
    let isWanted = true
    const opened = openReplay({ lessonId, role, about, userId })
    const stopKeeping = keepPlace(opened.replay, userId, lessonId)
    // Told after the effect, so that it draws once.
    void Promise.resolve(opened).then((open) => isWanted && setLatest(open))
    return () => {
      isWanted = false
      stopKeeping()
      opened.board.destroy()
      opened.replay.destroy()
    }
  }, [lessonId, role, about, userId])
  return latest
}

function openReplay({ lessonId, role, about, userId }: Opening): Opened {
  const files = createLessonFiles(lessonId, role)
  const replay = createClassReplay({
    source: replaySource(lessonId, role, about),
    viewer: userId,
    startAt: boardPlace(userId, lessonId),
  })
  const board = createLocalBoard({
    channel: replay.channel,
    // The language may change while it is open.
    label: (shown) => boardLabels[currentLanguage()](shown),
    files,
    pdfAssetsUrl: PDF_ASSETS_URL,
  })
  return { replay, board, files }
}

function keepPlace(replay: ClassReplay, userId: string, lessonId: string): () => void {
  let keptAt = replay.getState().at
  return replay.subscribe(() => {
    const { at, duration, status } = replay.getState()
    if (status !== 'ready' || Math.abs(at - keptAt) < KEEP_EVERY_MS) return
    keptAt = at
    saveBoardPlace(userId, lessonId, at, duration)
  })
}
