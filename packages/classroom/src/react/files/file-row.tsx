import { Button } from '@hwjy/ui'
import {
  File as OtherIcon,
  FileText as DocumentIcon,
  Film as FilmIcon,
  Image as PictureIcon,
  Music as SoundIcon,
} from 'lucide-react'
import { type ComponentType, useId } from 'react'
import type { RoomFile, RoomFileKind } from '../../ports/room-files.ts'
import { useWords } from '../i18n/use-words.ts'
import type { PictureUse } from './insert-work.ts'
import * as css from './files.css.ts'
import { filesWords } from './files-words.ts'
import { useConfirmSlides } from './use-insert-plain.ts'

const ICONS: Readonly<Record<RoomFileKind, ComponentType<{ size?: number }>>> = {
  picture: PictureIcon,
  document: DocumentIcon,
  sound: SoundIcon,
  film: FilmIcon,
  other: OtherIcon,
}

export interface FileRowProps {
  file: RoomFile
  insert: (file: RoomFile, pictureAs: PictureUse) => Promise<void>
  onDone: () => void
}

/** A file of a list, with what can be done with it on the board. */
export function FileRow({ file, insert: bring, onDone }: FileRowProps) {
  const t = useWords(filesWords)
  const confirmSlides = useConfirmSlides()
  const Icon = ICONS[file.kind]
  const nameId = useId()
  const insert = async (pictureAs: PictureUse) => {
    if (!(await confirmSlides(file.name))) return
    onDone()
    await bring(file, pictureAs)
  }
  return (
    <li className={css.row}>
      <Icon size={20} aria-hidden />
      <span id={nameId} className={css.name}>
        {file.name}
      </span>
      <span className={css.acts}>
        {file.kind === 'picture' && (
          <>
            <Button size="sm" aria-describedby={nameId} onClick={() => void insert('element')}>
              {t('toPage')}
            </Button>
            <Button size="sm" tone="quiet" aria-describedby={nameId} onClick={() => void insert('page')}>
              {t('asPage')}
            </Button>
          </>
        )}
        {file.kind === 'document' && (
          <Button size="sm" aria-describedby={nameId} onClick={() => void insert('page')}>
            {t('addPages')}
          </Button>
        )}
        {(file.kind === 'sound' || file.kind === 'film') && (
          <Button size="sm" aria-describedby={nameId} onClick={() => void insert('element')}>
            {t('toPage')}
          </Button>
        )}
        {file.kind === 'other' && <span className={css.quiet}>{t('cannotShow')}</span>}
      </span>
    </li>
  )
}
