import {
  Clapperboard as ClipIcon,
  FilePlus2 as CoursewareIcon,
  FolderHeart as OwnFilesIcon,
  FolderOpen as LessonFilesIcon,
  History as EarlierIcon,
  ImagePlus as PictureIcon,
} from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { useClassroom } from '../hooks/classroom-context.ts'
import { useMe } from '../hooks/use-me.ts'
import { useWords } from '../i18n/use-words.ts'
import { useCardChoices } from '../hanzi/use-card-choices.tsx'
import { lateView } from '../shared/late-view.tsx'
import * as css from './files.css.ts'
import { filesWords } from './files-words.ts'
import type { InsertChoice } from './insert-choice.ts'
import { useInsertPlain } from './use-insert-plain.ts'

const LessonFilesDialog = lateView(() => import('./lesson-files-dialog.tsx').then((module) => module.LessonFilesDialog))
const OwnFilesDialog = lateView(() => import('./own-files-dialog.tsx').then((module) => module.OwnFilesDialog))
const EarlierDialog = lateView(() => import('../earlier/earlier-dialog.tsx').then((module) => module.EarlierDialog))

const PICTURES = 'image/*'
const CLIPS = '.mp3,.mp4'
const DOCUMENTS = '.pdf,.ppt,.pptx,.doc,.docx'

/**
 * Lists what can be put on the board beside ink: cards to write on and, for the teacher, pictures, courseware and clips from
 * this device or the lesson, and pages of earlier lessons.
 * @param onChosen something was chosen, or the list was closed
 * @returns the choices, and what they open, which has to be shown beside them
 */
export function useInsertChoices(onChosen: () => void = () => undefined): {
  choices: readonly InsertChoice[]
  opened: ReactNode
  isDialogOpen: boolean
} {
  const t = useWords(filesWords)
  const { board, files, earlier } = useClassroom()
  const mayInsertFiles = useMe()?.isTeacher === true && board.features.has('insert')
  const pictures = useRef<HTMLInputElement>(null)
  const documents = useRef<HTMLInputElement>(null)
  const clips = useRef<HTMLInputElement>(null)
  const [openList, setOpenList] = useState<'lesson' | 'own' | 'earlier' | null>(null)
  const insert = useInsertPlain()
  const cards = useCardChoices(onChosen)
  const fileChoices = [
    { label: t('picture'), Icon: PictureIcon, onSelect: () => pictures.current?.click() },
    { label: t('courseware'), Icon: CoursewareIcon, onSelect: () => documents.current?.click() },
    { label: t('clip'), Icon: ClipIcon, onSelect: () => clips.current?.click() },
    ...(files ? [{ label: t('lessonFiles'), Icon: LessonFilesIcon, onSelect: () => setOpenList('lesson') }] : []),
    ...(files?.own ? [{ label: t('ownFiles'), Icon: OwnFilesIcon, onSelect: () => setOpenList('own') }] : []),
    ...(earlier ? [{ label: t('earlierPages'), Icon: EarlierIcon, onSelect: () => setOpenList('earlier') }] : []),
  ]
  const closeList = () => {
    setOpenList(null)
    onChosen()
  }
  const inputs = [
    { ref: pictures, accept: PICTURES, label: t('picture') },
    { ref: documents, accept: DOCUMENTS, label: t('courseware') },
    { ref: clips, accept: CLIPS, label: t('clip') },
  ]
  const opened = (
    <>
      {inputs.map(({ ref, accept, label }) => (
        <input
          key={accept}
          ref={ref}
          type="file"
          accept={accept}
          multiple
          tabIndex={-1}
          aria-label={label}
          className={css.unseen}
          onChange={(event) => {
            void insert([...(event.target.files ?? [])])
            // The same file may be chosen again.
            event.target.value = ''
            onChosen()
          }}
        />
      ))}
      {openList === 'lesson' && <LessonFilesDialog onClose={closeList} />}
      {openList === 'own' && files?.own && <OwnFilesDialog own={files.own} onClose={closeList} />}
      {openList === 'earlier' && earlier && <EarlierDialog earlier={earlier} onClose={closeList} />}
      {cards.opened}
    </>
  )
  return {
    choices: [...(mayInsertFiles ? fileChoices : []), ...cards.choices],
    opened,
    isDialogOpen: openList !== null || Boolean(cards.opened),
  }
}
