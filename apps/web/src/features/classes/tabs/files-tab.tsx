import { type ClassDetail, useListCourseResources } from '@hwjy/sdk'
import { Button, EmptyState, List, ListItem } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { momentText } from '../../../shared/account/moment-text.ts'
import { currentLanguage } from '../../../shared/i18n/i18n.ts'
import * as list from '../../../shared/list-page/list-page.css.ts'
import { NoList } from '../../../shared/list-page/no-list.tsx'
import { langOf } from '../../../shared/names/name-line.tsx'
import { sizeText } from '../../../shared/size-text.ts'
import { useServerNow } from '../../../shared/time/server-clock.ts'
import { useViewerZone } from '../../../shared/time/time-zone.ts'

/** Files of the course, those of its lessons among them. */
export function FilesTab({ detail }: { detail: ClassDetail }) {
  const { t } = useTranslation('classes')
  const now = useServerNow()
  const zone = useViewerZone()
  const files = useListCourseResources({ courseId: detail.class.courseId })
  const language = currentLanguage()
  if (!files.data) return <NoList query={files} title={t('files.error')} rows={4} />
  if (files.data.length === 0)
    return (
      <EmptyState
        drawing="board"
        title={t('files.none')}
        description={t('files.noneText')}
        action={
          <Button asChild>
            <Link to="/teacher/resources">{t('files.own')}</Link>
          </Button>
        }
      />
    )
  return (
    <List label={t('tabs.files')}>
      {files.data.map(({ resourceId, fileName, resourceUrl, transcode, sizeBytes, createdAt }) => (
        <ListItem
          key={resourceId}
          link={
            <Link
              to={`/previewFile?${new URLSearchParams({ url: transcode?.pdfUrl ?? resourceUrl, name: fileName })}`}
              target="_blank"
            >
              {null}
            </Link>
          }
          title={
            <span lang={langOf(fileName)} className={list.name}>
              {fileName}
            </span>
          }
          description={`${sizeText(sizeBytes, language)} · ${momentText(createdAt, language, now, zone)}`}
        />
      ))}
    </List>
  )
}
