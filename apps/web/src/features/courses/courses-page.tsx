import { useListCourseTypes } from '@hwjy/sdk'
import { Button, SegmentedControl } from '@hwjy/ui'
import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import * as list from '../../shared/list-page/list-page.css.ts'
import { teacherPath } from '../../shared/page/teacher-paths.ts'
import { OwnCourses } from './own-courses.tsx'
import { TaughtCourses } from './taught-courses.tsx'

const kinds = ['systematic', 'public'] as const

/** The courses a teacher teaches: those of the school, and public ones of their own. */
export default function CoursesPage() {
  const { t } = useTranslation('courses')
  const [params, setParams] = useSearchParams()
  const types = useListCourseTypes()
  const kind = kinds.find((one) => one === params.get('kind')) ?? 'systematic'
  const countOf = (value: string) => types.data?.find((type) => type.value === value)?.count
  return (
    <div className={list.page}>
      <header className={list.head}>
        <div className={list.words}>
          <h1>{t('heading')}</h1>
          <p className={list.muted}>{t('text')}</p>
        </div>
        <Button asChild tone="primary">
          <Link to={teacherPath.newPublicCourse}>
            <Plus aria-hidden size={18} />
            {t('new')}
          </Link>
        </Button>
      </header>
      <div className={list.filters}>
        <SegmentedControl
          label={t('kindLabel')}
          value={kind}
          onValueChange={(value) => setParams(value === 'systematic' ? {} : { kind: value }, { replace: true })}
          options={kinds.map((value) => {
            const count = countOf(value)
            return { value, label: count === undefined ? t(`kind.${value}`) : `${t(`kind.${value}`)} ${count}` }
          })}
        />
      </div>
      {kind === 'public' ? <OwnCourses /> : <TaughtCourses />}
    </div>
  )
}
