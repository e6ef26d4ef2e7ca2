import { type FoundThing, type Role, useSearchEverythingAs } from '@hwjy/sdk'
import { EmptyState, Field, List, ListItem, Pagination, TextInput, VisuallyHidden } from '@hwjy/ui'
import { Search } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { StarButton } from '../../shared/favourites/star-button.tsx'
import { thingIcons } from '../../shared/favourites/thing-icons.ts'
import { thingPath } from '../../shared/favourites/thing-path.ts'
import { useKept } from '../../shared/favourites/use-kept.ts'
import * as css from '../../shared/list-page/list-page.css.ts'
import { NoList } from '../../shared/list-page/no-list.tsx'
import { useQueryFilter } from '../../shared/list-page/use-query-filter.ts'
import { NamedText } from '../../shared/names/named-text.tsx'
import { dayInWords } from '../../shared/time/lesson-time.ts'
import { useViewerZone } from '../../shared/time/time-zone.ts'

const PAGE_SIZE = 20
const names = { keyword: 'text', page: 'page' }

/** Searches words, chapters, lessons, courses and files. The text stands in the address. */
export default function SearchPage({ viewer: role }: { viewer: Role }) {
  const { t } = useTranslation('search')
  const filter = useQueryFilter(PAGE_SIZE, names)
  const text = filter.keyword.trim()
  return (
    <div className={css.page}>
      <header className={css.words}>
        <h1>{t('heading')}</h1>
      </header>
      <Field label={t('field')} help={t(role === 'teacher' ? 'helpTeacher' : 'help')}>
        <TextInput start={<Search aria-hidden size={18} />} {...filter.searchProps} />
      </Field>
      {text === '' ? (
        <EmptyState drawing="search" title={t('begin')} />
      ) : (
        <Found viewer={role} text={text} filter={filter} />
      )}
    </div>
  )
}

interface FoundProps {
  viewer: Role
  text: string
  filter: ReturnType<typeof useQueryFilter>
}

function Found({ viewer: role, text, filter }: FoundProps) {
  const { t } = useTranslation('search')
  const { current, size } = filter.request
  const found = useSearchEverythingAs(role, { text, current, size })
  const records = found.data?.records ?? []
  const words = useKept(
    role,
    'word',
    records.flatMap(({ targetType, title }) => (targetType === 'word' ? [title] : [])),
  )
  if (!found.data) return <NoList query={found} title={t('loadError')} rows={6} hasLeading />
  const { total } = found.data
  if (total === 0) return <EmptyState drawing="search" title={t('none', { text })} description={t('noneText')} />
  const pagination = filter.pagination(total)
  return (
    <section className={css.panel}>
      <VisuallyHidden aria-live="polite">{t('found', { count: total })}</VisuallyHidden>
      <List label={t('results')} aria-busy={found.isPlaceholderData}>
        {records.map((one) => (
          <FoundRow
            key={`${one.targetType} ${one.targetId ?? one.title}`}
            viewer={role}
            found={one}
            keep={
              one.targetType === 'word' && (
                <StarButton
                  viewer={role}
                  target={{
                    targetType: 'word',
                    text: one.title,
                    ...(one.chapterId !== null && { source: { kind: 'chapter', id: one.chapterId } }),
                  }}
                  name={one.title}
                  kept={words.get(one.title)}
                />
              )
            }
          />
        ))}
      </List>
      {pagination && <Pagination {...pagination} isBusy={found.isPlaceholderData} />}
    </section>
  )
}

function FoundRow({ viewer: role, found, keep }: { viewer: Role; found: FoundThing; keep: ReactNode }) {
  const { t, i18n } = useTranslation('search')
  const zone = useViewerZone()
  const [now] = useState(() => Date.now())
  const { targetType, title, names, extract, courseName, startTime } = found
  const Icon = thingIcons[targetType]
  const path =
    thingPath(role, found) ??
    (targetType === 'word' && role === 'student' ? `/student/words?${new URLSearchParams({ keyword: title })}` : null)
  const day = startTime && dayInWords(new Date(startTime), now, i18n.language, zone)
  return (
    <ListItem
      {...(path !== null && { link: <Link to={path}>{null}</Link> })}
      leading={<Icon aria-hidden size={20} />}
      title={<NamedText of={{ name: title, names }} />}
      description={[t(`types.${targetType}`), extract, courseName, day].filter(Boolean).join(' · ')}
      trailing={keep}
    />
  )
}
