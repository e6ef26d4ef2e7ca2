import { type Favourite, type FavouriteType, type Role, useListFavouritesAs } from '@hwjy/sdk'
import { Button, EmptyState, List, ListItem, Pagination } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { StarButton } from '../../shared/favourites/star-button.tsx'
import { thingIcons } from '../../shared/favourites/thing-icons.ts'
import { thingPath } from '../../shared/favourites/thing-path.ts'
import * as css from '../../shared/list-page/list-page.css.ts'
import { NoList } from '../../shared/list-page/no-list.tsx'
import { useQueryFilter } from '../../shared/list-page/use-query-filter.ts'
import { nameIn } from '../../shared/names/name-in.ts'
import { NamedText } from '../../shared/names/named-text.tsx'
import { ChoiceFilter, SearchField } from '../../shared/list-page/list-filters.tsx'
import { useDueText } from './use-due-text.ts'

const PAGE_SIZE = 20
const types = ['course', 'lesson', 'chapter', 'resource', 'word'] as const satisfies readonly FavouriteType[]

/** Everything that a person marked with a star, the newest first. */
export default function FavouritesPage({ viewer: role }: { viewer: Role }) {
  const { t } = useTranslation('favourites')
  const filter = useQueryFilter(PAGE_SIZE)
  const type = filter.oneOf('type', types)
  const kept = useListFavouritesAs(role, { ...filter.request, ...(type && { targetType: type }) })
  return (
    <div className={css.page}>
      <header className={css.head}>
        <div className={css.words}>
          <h1>{t('heading')}</h1>
          <p className={css.muted}>{t('text')}</p>
        </div>
        {role === 'student' && (
          <Button asChild>
            <Link to="/student/words">{t('toWords')}</Link>
          </Button>
        )}
      </header>
      <div className={css.filters}>
        <SearchField label={t('search')} {...filter.searchProps} />
        <ChoiceFilter
          label={t('type')}
          any={t('anyType')}
          value={type}
          onChange={(value) => filter.set({ type: value })}
          options={types.map((value) => ({ value: value as string, label: t(`types.${value}`) }))}
        />
      </div>
      {content()}
    </div>
  )

  function content() {
    if (!kept.data) return <NoList query={kept} title={t('loadError')} rows={6} hasLeading />
    const { records, total } = kept.data
    if (total === 0)
      return type === null && filter.keyword === '' ? (
        <EmptyState drawing="lessons" title={t('none')} description={t('noneText')} />
      ) : (
        <EmptyState
          drawing="search"
          title={t('noneFound')}
          action={<Button onClick={() => filter.clear('type')}>{t('clear')}</Button>}
        />
      )
    const pages = filter.pagination(total)
    return (
      <>
        <List label={t('heading')} aria-busy={kept.isPlaceholderData}>
          {records.map((one) => (
            <FavouriteRow key={one.favouriteId} viewer={role} kept={one} />
          ))}
        </List>
        {pages && <Pagination {...pages} isBusy={kept.isPlaceholderData} />}
      </>
    )
  }
}

function FavouriteRow({ viewer: role, kept }: { viewer: Role; kept: Favourite }) {
  const { t, i18n } = useTranslation('favourites')
  const dayOf = useDueText()
  const { targetType, targetId, text, title, names, isAvailable, courseName, startTime, pinyin, meaning } = kept
  const Icon = thingIcons[targetType]
  const named = { name: title, names }
  const path =
    targetType === 'word' && role === 'student'
      ? `/student/words?${new URLSearchParams({ keyword: title })}`
      : thingPath(role, kept)
  const facts = isAvailable
    ? [t(`types.${targetType}`), pinyin, meaning, courseName, startTime && dayOf(startTime)]
    : [t('gone')]
  return (
    <ListItem
      {...(path !== null && isAvailable && { link: <Link to={path}>{null}</Link> })}
      leading={<Icon aria-hidden size={20} />}
      title={<NamedText of={named} />}
      description={facts.filter(Boolean).join(' · ')}
      trailing={
        <StarButton
          viewer={role}
          target={{ targetType, ...(targetId !== null && { targetId }), ...(text !== null && { text }) }}
          name={nameIn(named, i18n.language)}
          kept={kept}
        />
      }
    />
  )
}
