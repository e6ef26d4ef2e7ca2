import { type CatalogueClass, type CatalogueDetail, type LessonConflict, useRegisterPublicCourse } from '@hwjy/sdk'
import { Button, useToast } from '@hwjy/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { CallNotice } from '../../shared/account/call-notice.tsx'
import { useCall } from '../../shared/account/use-call.ts'
import { atOnce } from '../../shared/at-once.ts'
import { coursePaths } from '../../shared/courses/course-paths.ts'
import { enquiryPath } from '../../shared/schools/school-path.ts'
import { crossingOf, ShopNotice } from './crossing-lessons.tsx'
import * as css from './shop.css.ts'
import { useCancelOrder } from './use-cancel-order.ts'

interface CourseActionProps {
  detail: CatalogueDetail
  /** The class to join; left out, the one with the most free seats. */
  one?: CatalogueClass
}

/** Offers what the server says the student can do with the course: join, buy, pay, cancel, enter, or why nothing. */
export function CourseAction({ detail, one }: CourseActionProps) {
  const { t } = useTranslation('shop')
  const { course, pendingOrderId } = detail
  const classId = one?.classId ?? course.classId
  if (one?.seatsLeft === 0 && (course.standing === 'canBuy' || course.standing === 'canRegister'))
    return <p className={css.muted}>{t('standing.full')}</p>
  switch (course.standing) {
    case 'canRegister':
      return <Join courseId={course.courseId} />
    case 'canBuy':
      return (
        <Button asChild tone="primary" className={css.wide}>
          <Link to={coursePaths.buy(course.courseId, classId)}>{t('buy')}</Link>
        </Button>
      )
    case 'askSchool':
      return (
        <Button asChild tone="primary" className={css.wide}>
          <Link to={enquiryPath(detail.school.schoolId, { courseId: course.courseId, wish: 'place' })}>
            {t('askSchool')}
          </Link>
        </Button>
      )
    case 'orderPending':
      return pendingOrderId === null ? null : <PendingOrder orderId={pendingOrderId} />
    case 'registered':
      return (
        <Button asChild tone="primary" className={css.wide}>
          <Link to={coursePaths.detail(course.courseId)}>{t('open')}</Link>
        </Button>
      )
    case 'removed':
      return <p>{t('removedText')}</p>
    case 'full':
      return <p>{t('fullText')}</p>
    default:
      return course.standing satisfies never
  }
}

function Join({ courseId }: { courseId: string }) {
  const { t } = useTranslation('shop')
  const navigate = useNavigate()
  const toast = useToast()
  const { problem, isBusy, run } = useCall()
  const { mutateAsync: register } = useRegisterPublicCourse(atOnce)
  const [crossing, setCrossing] = useState<readonly LessonConflict[] | null>(null)
  async function join(confirm: boolean) {
    const hasJoined = await run(() =>
      register({ data: { courseId, ...(confirm && { confirm }) } }).catch((error: unknown) => {
        setCrossing(crossingOf(error))
        throw error
      }),
    )
    if (!hasJoined) return
    toast.show(t('joined'), { tone: 'success' })
    void navigate(coursePaths.detail(courseId))
  }
  return (
    <div className={css.box}>
      <ShopNotice problem={problem} crossing={crossing ?? []} />
      <Button tone="primary" isBusy={isBusy} onClick={() => void join(crossing !== null)} className={css.wide}>
        {crossing !== null ? t('joinAnyway') : t('join')}
      </Button>
    </div>
  )
}

function PendingOrder({ orderId }: { orderId: string }) {
  const { t } = useTranslation('shop')
  const { problem, isBusy, ask } = useCancelOrder(orderId)
  return (
    <div className={css.box}>
      <CallNotice problem={problem} />
      <Button asChild tone="primary" className={css.wide}>
        <Link to={coursePaths.order(orderId)}>{t('payOrder')}</Link>
      </Button>
      <Button isBusy={isBusy} onClick={() => void ask()}>
        {t('cancelOrder')}
      </Button>
    </div>
  )
}
