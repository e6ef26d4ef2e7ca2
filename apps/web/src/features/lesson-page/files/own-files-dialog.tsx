import { type ResourceItem, useListCloudResources } from '@hwjy/sdk'
import { resourceFilterKeywordMax } from '@hwjy/sdk/limits'
import { Button, Dialog, EmptyState, Field, List, ListItem, Pagination, TextInput } from '@hwjy/ui'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CallNotice } from '../../../shared/account/call-notice.tsx'
import { useCall } from '../../../shared/account/use-call.ts'
import { FileLook } from '../../../shared/files/file-look.tsx'
import { useShowWithLesson } from '../../../shared/files/use-show-with-lesson.ts'
import { currentLanguage } from '../../../shared/i18n/i18n.ts'
import { NoList } from '../../../shared/list-page/no-list.tsx'
import { langOf } from '../../../shared/names/name-line.tsx'
import { sizeText } from '../../../shared/size-text.ts'
import * as css from '../lesson-page.css.ts'

const PAGE_SIZE = 8

interface OwnFilesDialogProps {
  lessonId: string
  /** Keys of the files that the lesson shows already. */
  shown: ReadonlySet<string>
  onClose: () => void
}

/** The teacher's own files, to be shown with the lesson. One that stands with another lesson is shown here as well. */
export function OwnFilesDialog({ lessonId, shown, onClose }: OwnFilesDialogProps) {
  const { t } = useTranslation(['lessonPage', 'resources'])
  const [typed, setTyped] = useState('')
  const [current, setCurrent] = useState(1)
  const keyword = typed.trim()
  const files = useListCloudResources({ current, size: PAGE_SIZE, ...(keyword !== '' && { keyword }) })
  const { problem, run } = useCall()
  const [busyId, setBusyId] = useState<string | null>(null)
  const show = useShowWithLesson()

  async function add(resource: ResourceItem) {
    setBusyId(resource.resourceId)
    await run(() => show(resource, lessonId))
    setBusyId(null)
  }
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t('fromMyFiles')}
      description={t('fromMyFilesText')}
      footer={<Button onClick={onClose}>{t('done')}</Button>}
    >
      <div className={css.section}>
        <Field label={t('resources:search')} isLabelHidden>
          <TextInput
            type="search"
            placeholder={t('resources:search')}
            maxLength={resourceFilterKeywordMax}
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value)
              setCurrent(1)
            }}
          />
        </Field>
        <CallNotice problem={problem} />
        {!files.data ? (
          <NoList query={files} rows={4} hasLeading />
        ) : files.data.total === 0 ? (
          <EmptyState
            drawing={keyword === '' ? 'board' : 'search'}
            title={t(keyword === '' ? 'resources:none' : 'resources:noneFound')}
          />
        ) : (
          <List label={t('fromMyFiles')} aria-busy={files.isPlaceholderData}>
            {files.data.records.map((resource) => (
              <ListItem
                key={resource.resourceId}
                leading={<FileLook resource={resource} />}
                title={
                  <span lang={langOf(resource.fileName)} className={css.fileName}>
                    {resource.fileName}
                  </span>
                }
                description={sizeText(resource.sizeBytes, currentLanguage())}
                trailing={
                  shown.has(resource.newFileName) ? (
                    <span className={css.note}>
                      <Check aria-hidden size={16} /> {t('isShown')}
                    </span>
                  ) : (
                    <Button
                      size="sm"
                      isBusy={busyId === resource.resourceId}
                      aria-label={t('showFile', { name: resource.fileName })}
                      onClick={() => void add(resource)}
                    >
                      {t('show')}
                    </Button>
                  )
                }
              />
            ))}
          </List>
        )}
        {files.data && files.data.pages > 1 && (
          <Pagination
            page={current}
            pageSize={PAGE_SIZE}
            total={files.data.total}
            onPageChange={setCurrent}
            isBusy={files.isPlaceholderData}
          />
        )}
      </div>
    </Dialog>
  )
}
