import type { LessonFile } from '@hwjy/sdk'
import { DropdownMenu, IconButton, ListItem, type MenuItem } from '@hwjy/ui'
import { Download, Ellipsis } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { downloadFile, FileLook, previewPath } from '../../../shared/files/file-look.tsx'
import { currentLanguage } from '../../../shared/i18n/i18n.ts'
import { langOf } from '../../../shared/names/name-line.tsx'
import { sizeText } from '../../../shared/size-text.ts'
import * as css from '../lesson-page.css.ts'

export interface FileRowProps {
  file: LessonFile
  /** Shows what else can be done with it than to open it and to keep a copy. */
  acts?: readonly MenuItem[]
  /** Shows where it is on its way to pages. */
  state?: ReactNode
  /** Keeps the file among the favourites. */
  star?: ReactNode
}

/** A file of the lesson: the row opens it, and says whose it is where it is another person's. */
export function FileRow({ file: { file, uploadedBy, isMine }, acts = [], state, star }: FileRowProps) {
  const { t } = useTranslation(['lessonPage', 'resources'])
  const facts = [
    t(`resources:types.${file.type}`),
    sizeText(file.sizeBytes, currentLanguage()),
    isMine ? t('yours') : t('uploadedBy', { name: uploadedBy.name }),
  ]
  return (
    <ListItem
      link={
        <Link to={previewPath(file)} target="_blank">
          {null}
        </Link>
      }
      leading={<FileLook resource={file} />}
      title={
        <span lang={langOf(file.fileName)} className={css.fileName}>
          {file.fileName}
        </span>
      }
      description={facts.join('\u00a0· ')}
      trailing={
        <>
          {state}
          {star}
          <DropdownMenu
            trigger={
              <IconButton
                size="sm"
                label={t('resources:more', { name: file.fileName })}
                icon={<Ellipsis aria-hidden size={18} />}
              />
            }
            items={[
              {
                label: t('resources:download'),
                icon: <Download aria-hidden size={18} />,
                onSelect: () => downloadFile(file),
              },
              ...acts,
            ]}
          />
        </>
      }
    />
  )
}
