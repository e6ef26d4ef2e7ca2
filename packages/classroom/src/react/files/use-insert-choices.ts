import {
  Clapperboard as ClipIcon,
  FilePlus2 as CoursewareIcon,
  FolderHeart as OwnFilesIcon,
  FolderOpen as LessonFilesIcon,
  History as EarlierIcon,
  ImagePlus as PictureIcon,
} from 'lucide-react'
import type { BoardDialogName } from '../board/dialogs/board-dialog-name.ts'
import { useCardChoices } from '../hanzi/use-card-choices.ts'
import { useClassroom } from '../hooks/classroom-context.ts'
import { useMe } from '../hooks/use-me.ts'
import { useWords } from '../i18n/use-words.ts'
import { pickFiles } from '../shared/pick-files.ts'
import { filesWords } from './files-words.ts'
import type { InsertChoice } from './insert-choice.ts'
import { useInsertPlain } from './use-insert-plain.ts'

const PICTURES = 'image/*'
const CLIPS = '.mp3,.mp4'
const DOCUMENTS = '.pdf,.ppt,.pptx,.doc,.docx'

/**
 * Lists what can be put on the board beside ink: cards to write on and, for the teacher, pictures, courseware and clips from
 * this device or the lesson, and pages of earlier lessons.
 * @param onOpen a choice that has a dialog was made
 * @param onInserted something was put on the board without one
 */
export function useInsertChoices(
  onOpen: (name: BoardDialogName) => void,
  onInserted: () => void = () => undefined,
): readonly InsertChoice[] {
  const t = useWords(filesWords)
  const { board, files, earlier } = useClassroom()
  const mayInsertFiles = useMe()?.isTeacher === true && board.features.has('insert')
  const insert = useInsertPlain()
  const cards = useCardChoices(() => onOpen('card'), onInserted)
  const pick = (accept: string) => () =>
    pickFiles(accept, (picked) => {
      void insert(picked)
      onInserted()
    })
  const fileChoices: readonly InsertChoice[] = [
    { label: t('picture'), Icon: PictureIcon, onSelect: pick(PICTURES) },
    { label: t('courseware'), Icon: CoursewareIcon, onSelect: pick(DOCUMENTS) },
    { label: t('clip'), Icon: ClipIcon, onSelect: pick(CLIPS) },
    ...(files ? [{ label: t('lessonFiles'), Icon: LessonFilesIcon, onSelect: () => onOpen('lessonFiles') }] : []),
    ...(files?.own ? [{ label: t('ownFiles'), Icon: OwnFilesIcon, onSelect: () => onOpen('ownFiles') }] : []),
    ...(earlier ? [{ label: t('earlierPages'), Icon: EarlierIcon, onSelect: () => onOpen('earlier') }] : []),
  ]
  return [...(mayInsertFiles ? fileChoices : []), ...cards]
}
