import { type ResourceItem, useListCloudResources } from '@hwjy/sdk'
import { Button, EmptyState, List, Pagination } from '@hwjy/ui'
import { Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useKept } from '../../shared/favourites/use-kept.ts'
import { NoList } from '../../shared/list-page/no-list.tsx'
import { useQueryFilter } from '../../shared/list-page/use-query-filter.ts'
import * as page from '../../shared/page.css.ts'
import type { PageKey } from '../../shared/keys/key-act.ts'
import { PageKeys } from '../../shared/keys/page-keys.tsx'
import { StorageMeter } from '../../shared/files/storage-meter.tsx'
import { acceptedEndings, fileTypes } from '../../shared/files/file-kinds.ts'
import { RefusedFiles } from '../../shared/files/refused-files.tsx'
import { RenameFileDialog } from '../../shared/files/rename-file-dialog.tsx'
import { useFileDrop } from '../../shared/files/use-file-drop.ts'
import { type RefusedFile, uploadFiles } from '../../shared/uploads/upload-files.ts'
import { ChoiceFilter, SearchField } from '../../shared/list-page/list-filters.tsx'
import { PublicDialog } from './public-dialog.tsx'
import { areUnderWay } from './pages-state.tsx'
import { ResourceRow } from './resource-row.tsx'
import { ShowDialog } from './show-dialog.tsx'
import { useRemove } from './use-remove.ts'
import * as css from './resources.css.ts'

const PAGE_SIZE = 20
/** Pages are made in seconds, or minutes. */
const ASK_AGAIN_MS = 3_000

/** The teacher's own files, those that stand with a lesson among them. Files may be dropped anywhere on the page. */
export default function ResourcesPage() {
  const { t } = useTranslation('resources')
  const filter = useQueryFilter(PAGE_SIZE)
  const type = filter.oneOf('type', fileTypes)
  const [refused, setRefused] = useState<readonly RefusedFile[]>([])
  const [asked, setAsked] = useState<{ what: 'name' | 'public' | 'show'; resource: ResourceItem } | null>(null)
  const files = useListCloudResources(
    { ...filter.request, ...(type && { type }) },
    { query: { refetchInterval: ({ state: { data } }) => data?.records.some(areUnderWay) === true && ASK_AGAIN_MS } },
  )
  const kept = useKept('teacher', 'resource', files.data?.records.map(({ resourceId }) => resourceId) ?? [])

  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const remove = useRemove()
  const keys: PageKey[] = [
    { keys: ['u'], label: t('upload'), act: () => input.current?.click() },
    { keys: ['F2'], label: t('rename'), act: () => withFocused((resource) => setAsked({ what: 'name', resource })) },
    { keys: ['Delete'], label: t('delete'), act: () => withFocused((resource) => void remove(resource)) },
  ]
  function withFocused(act: (resource: ResourceItem) => void) {
    const rows = [...(list.current?.children ?? [])]
    const resource = files.data?.records[rows.findIndex((row) => row.contains(document.activeElement))]
    if (resource) act(resource)
  }
  const drop = useFileDrop((dropped) => setRefused(uploadFiles(dropped)))
  const upload = (
    <Button tone="primary" onClick={() => input.current?.click()}>
      <Upload aria-hidden size={18} />
      {t('upload')}
    </Button>
  )
  return (
    <div className={css.drop} {...drop}>
      <div className={page.page}>
        <header className={css.head}>
          <div className={css.words}>
            <h1>{t('heading')}</h1>
            <p className={css.muted}>{t('text')}</p>
          </div>
          <PageKeys keys={keys} />
          {upload}
          <input
            ref={input}
            type="file"
            hidden
            multiple
            accept={acceptedEndings}
            aria-label={t('upload')}
            onChange={({ target }) => {
              setRefused(uploadFiles([...(target.files ?? [])]))
              // The same file can be chosen once more.
              target.value = ''
            }}
          />
        </header>
        {refused.length > 0 && <RefusedFiles files={refused} onClose={() => setRefused([])} />}
        <StorageMeter owner="teacher" />
        <div className={css.filters}>
          <SearchField label={t('search')} {...filter.searchProps} />
          <ChoiceFilter
            label={t('type')}
            any={t('allTypes')}
            value={type}
            onChange={(value) => filter.set({ type: value })}
            options={fileTypes.map((value) => ({ value, label: t(`types.${value}`) }))}
          />
        </div>
        {content()}
      </div>
      {asked?.what === 'name' && <RenameFileDialog resource={asked.resource} onClose={() => setAsked(null)} />}
      {asked?.what === 'show' && <ShowDialog resource={asked.resource} onClose={() => setAsked(null)} />}
      {asked?.what === 'public' && <PublicDialog resource={asked.resource} onClose={() => setAsked(null)} />}
    </div>
  )

  function content() {
    if (!files.data) return <NoList query={files} title={t('loadError')} rows={6} hasLeading />
    const { records, total } = files.data
    if (total === 0 && (type !== null || filter.keyword !== ''))
      return (
        <EmptyState
          drawing="search"
          title={t('noneFound')}
          description={t('noneFoundText')}
          action={<Button onClick={() => filter.clear('type')}>{t('clear')}</Button>}
        />
      )
    if (total === 0) return <EmptyState drawing="board" title={t('none')} description={t('noneText')} action={upload} />
    const pagination = filter.pagination(total)
    return (
      <div className={css.panel}>
        <List ref={list} label={t('heading')} aria-busy={files.isPlaceholderData}>
          {records.map((resource) => (
            <ResourceRow
              key={resource.resourceId}
              resource={resource}
              kept={kept.get(resource.resourceId)}
              onRename={() => setAsked({ what: 'name', resource })}
              onShow={() => setAsked({ what: 'show', resource })}
              onPublic={() => setAsked({ what: 'public', resource })}
            />
          ))}
        </List>
        {pagination && <Pagination {...pagination} isBusy={files.isPlaceholderData} />}
      </div>
    )
  }
}
