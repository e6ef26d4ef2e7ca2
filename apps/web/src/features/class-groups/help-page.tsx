import { type AskedQuestion, type Role, useAskedQuestionsAs, useListMerchants } from '@hwjy/sdk'
import { Button, Card, EmptyState, List, ListItem, Pagination } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import * as list from '../../shared/list-page/list-page.css.ts'
import { NoList } from '../../shared/list-page/no-list.tsx'
import { ChosenName } from '../../shared/names/name-line.tsx'
import { useQueryFilter } from '../../shared/list-page/use-query-filter.ts'
import { teacherPath } from '../../shared/page/teacher-paths.ts'
import { ChoiceFilter, SearchField } from '../../shared/list-page/list-filters.tsx'
import * as css from './class-groups.css.ts'

const PAGE_SIZE = 20

type Screens = Readonly<
  Record<
    string,
    { to: string; label: 'lessons' | 'course' | 'homework' | 'account' | 'device' | 'timetable' | 'square' | 'orders' }
  >
>

const ofBoth: Screens = {
  account: { to: '/security', label: 'account' },
  device: { to: '/settings', label: 'device' },
}

/** The screen that an answer is about, by the kind of question. */
const screens: Readonly<Record<Role, Screens>> = {
  teacher: {
    ...ofBoth,
    lesson: { to: teacherPath.classes, label: 'lessons' },
    course: { to: teacherPath.courses, label: 'course' },
    homework: { to: '/teacher/homework', label: 'homework' },
  },
  student: {
    ...ofBoth,
    lesson: { to: '/student/timetable', label: 'timetable' },
    course: { to: '/student/square', label: 'square' },
    homework: { to: '/student/homework', label: 'homework' },
    payment: { to: '/student/orders', label: 'orders' },
  },
}

/** Answers to what people of a role ask, each with the way to the screen it is about; for teachers the partner schools, too. */
export default function HelpPage({ viewer }: { viewer: Role }) {
  const { t } = useTranslation('classGroups')
  const filter = useQueryFilter(PAGE_SIZE)
  const category = filter.textOf('category')
  const questions = useAskedQuestionsAs(viewer, { ...filter.request, ...(category !== '' && { category }) })
  return (
    <div className={list.page}>
      <header className={list.words}>
        <h1>{t('help.heading')}</h1>
        <p className={list.muted}>{t(viewer === 'teacher' ? 'help.text' : 'studentHelp.text')}</p>
      </header>
      <div className={list.filters}>
        <SearchField label={t('help.search')} {...filter.searchProps} />
        <ChoiceFilter
          label={t('help.category')}
          any={t('help.allCategories')}
          value={category}
          onChange={(value) => filter.set({ category: value })}
          options={(questions.data?.categories ?? []).map((one) => ({
            value: one.category,
            label: `${one.name} ${one.count}`,
          }))}
        />
      </div>
      {viewer === 'teacher' ? (
        <div className={list.split}>
          <div className={list.panel}>{content()}</div>
          <Schools />
        </div>
      ) : (
        content()
      )}
    </div>
  )

  function content() {
    if (!questions.data) return <NoList query={questions} title={t('help.error')} rows={8} />
    const { records, total } = questions.data
    if (total === 0)
      return (
        <EmptyState
          drawing="search"
          title={t('help.none')}
          action={<Button onClick={() => filter.clear('category')}>{t('help.clear')}</Button>}
        />
      )
    const pagination = filter.pagination(total)
    return (
      <>
        <ul className={css.questions} aria-label={t('help.heading')}>
          {records.map((question) => (
            <li key={question.questionId}>
              <Question question={question} viewer={viewer} />
            </li>
          ))}
        </ul>
        {pagination && <Pagination {...pagination} isBusy={questions.isPlaceholderData} />}
      </>
    )
  }
}

interface QuestionProps {
  question: AskedQuestion
  viewer: Role
}

function Question({ question: { question, answer, category }, viewer }: QuestionProps) {
  const { t } = useTranslation('classGroups')
  const screen = screens[viewer][category]
  return (
    <details className={css.question}>
      <summary>{question}</summary>
      <div className={css.answer}>
        <p>{answer}</p>
        {screen && (
          <Button asChild size="sm">
            <Link to={screen.to}>{t(`help.to.${screen.label}`)}</Link>
          </Button>
        )}
      </div>
    </details>
  )
}

function Schools() {
  const { t } = useTranslation('classGroups')
  const schools = useListMerchants()
  if (!schools.data || schools.data.length === 0) return null
  return (
    <Card asChild className={list.card}>
      <section>
        <h2 className={list.cardTitle}>{t('help.schools')}</h2>
        <List label={t('help.schools')}>
          {schools.data.map(({ schoolId, name, region }) => (
            <ListItem key={schoolId} title={<ChosenName>{name}</ChosenName>} description={region} />
          ))}
        </List>
      </section>
    </Card>
  )
}
