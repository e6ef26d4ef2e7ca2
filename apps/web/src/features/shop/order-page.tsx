import { ApiError, errorCodes, type Order, useGetOrder } from '@hwjy/sdk'
import { Banner, Button, Card, EmptyState, Field, RadioGroup, Skeleton, StatusPill, useToast } from '@hwjy/ui'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { CallNotice } from '../../shared/account/call-notice.tsx'
import { useDemoAccess } from '../../shared/account/use-demo-access.ts'
import { coursePaths } from '../../shared/courses/course-paths.ts'
import { OtherChildren } from '../../shared/family/other-children.tsx'
import { useMissingPage } from '../../shared/page/missing-pages.ts'
import { useSubjectTitle } from '../../shared/page/use-subject-title.ts'
import { Waiting } from '../../shared/page/waiting.tsx'
import * as page from '../../shared/page.css.ts'
import { priceText } from '../../shared/price-text.ts'
import { NoAnswer } from '../../shared/problem/no-answer.tsx'
import { CountdownText } from '../../shared/time/countdown-text.tsx'
import { exactTime } from '../../shared/time/lesson-time.ts'
import { serverClock } from '../../shared/time/server-clock.ts'
import { useViewerZone } from '../../shared/time/time-zone.ts'
import { nameIn } from '../../shared/names/name-in.ts'
import { NamedText } from '../../shared/names/named-text.tsx'
import { ChosenName, courseOf } from '../../shared/names/name-line.tsx'
import { BackLink } from '../../shared/page/back-link.tsx'
import { OrderNumber } from './order-number.tsx'
import { orderTone } from './order-tone.ts'
import { ForChild } from './for-child.tsx'
import * as css from './shop.css.ts'
import { useCancelOrder } from './use-cancel-order.ts'
import { type SandboxOutcome, sandboxOutcomes, usePay } from './use-pay.ts'
import { useSubmitKey } from './use-submit-key.ts'

/** A payment may arrive late; while the order waits it is asked for again, more often in the first minute. */
const ASK_SOON_MS = 2_000
const ASK_LATER_MS = 5_000
const SOON_MS = 60_000

/** One order: what it is for, what it costs, and how to pay it while there is time. */
export default function OrderPage() {
  const { t, i18n } = useTranslation('shop')
  const { orderId = '' } = useParams()
  // Epoch ms of the last press on "Pay".
  const [pressedAt, setPressedAt] = useState(0)
  const order = useGetOrder(orderId, {
    query: {
      refetchInterval: ({ state }) => {
        if (state.data?.status !== 'pending') return false
        return Date.now() - pressedAt < SOON_MS ? ASK_SOON_MS : ASK_LATER_MS
      },
    },
  })
  useSubjectTitle(order.data && nameIn(courseOf(order.data), i18n.language))
  const isUnknown =
    order.error instanceof ApiError &&
    (order.error.code === errorCodes.notFound || order.error.code === errorCodes.forbidden)
  return (
    <div className={page.page}>
      <BackLink to="/student/orders" label={t('orders')} />
      {isUnknown ? (
        <UnknownOrder />
      ) : order.data ? (
        <Details order={order.data} onPay={() => setPressedAt(Date.now())} />
      ) : (
        <NoAnswer
          query={order}
          title={<h1>{t('orderError')}</h1>}
          waiting={
            <Waiting className={css.main}>
              <Skeleton width="16rem" height="2rem" />
              <Skeleton lines={5} />
            </Waiting>
          }
        />
      )}
    </div>
  )
}

function UnknownOrder() {
  const { t } = useTranslation('shop')
  useMissingPage()
  return (
    <EmptyState drawing="search" title={<h1>{t('orderUnknown')}</h1>} description={t('orderUnknownText')}>
      <OtherChildren />
    </EmptyState>
  )
}

interface DetailsProps {
  order: Order
  onPay: () => void
}

function Details({ order, onPay }: DetailsProps) {
  const { t, i18n } = useTranslation('shop')
  const zone = useViewerZone()
  const time = (at: string) => exactTime(new Date(at), i18n.language, zone)
  const facts: [name: string, text: ReactNode][] = [
    [
      t('fact.class'),
      <span key="class">
        <ChosenName>{order.className}</ChosenName> · {order.teacher.name}
      </span>,
    ],
    [t('fact.number'), <OrderNumber key={order.orderId} orderId={order.orderId} />],
    [t('fact.created'), time(order.createdAt)],
    ...(order.paidAt === null ? [] : [[t('fact.paid'), time(order.paidAt)] satisfies [string, string]]),
    ...(order.closedAt === null ? [] : [[t('fact.closed'), time(order.closedAt)] satisfies [string, string]]),
  ]
  return (
    <>
      <header className={css.shelfHead}>
        <h1>
          <NamedText of={courseOf(order)} />
        </h1>
        <StatusPill tone={orderTone[order.status]}>{t(`orderStatus.${order.status}`)}</StatusPill>
      </header>
      {order.status === 'refunded' && <Banner tone="info">{t('refundedText')}</Banner>}
      <Card className={css.box}>
        <ForChild />
        <dl className={css.facts}>
          {facts.map(([name, text]) => (
            <div key={name} className={css.fact}>
              <dt className={css.factName}>{name}</dt>
              <dd className={css.factText}>{text}</dd>
            </div>
          ))}
        </dl>
      </Card>
      {order.status !== 'pending' && <AfterPaying order={order} />}
      {order.status === 'pending' && order.isPaidOnline && <PayBar order={order} onPay={onPay} />}
      {order.status === 'pending' && !order.isPaidOnline && <PayAtSchool order={order} />}
    </>
  )
}

function PayBar({ order, onPay }: DetailsProps) {
  const { t, i18n } = useTranslation('shop')
  const navigate = useNavigate()
  const toast = useToast()
  const payment = usePay((paid) => {
    toast.show(t('paid'), { tone: 'success' })
    if (paid.contractId !== null) void navigate(coursePaths.contract(paid.contractId))
  })
  const cancelling = useCancelOrder(order.orderId)
  const isDemo = useDemoAccess() !== null
  const [outcome, setOutcome] = useState<SandboxOutcome>('ok')
  const pay = () => {
    onPay()
    void payment.pay(order.orderId, outcome)
  }
  useSubmitKey(pay)
  return (
    <>
      <p className={css.muted}>
        {t('payWithin')} <CountdownText until={order.expiresAt} offsetMs={serverClock.offsetMs()} />
        {' · '}
        {t('noSeatHeld')}
      </p>
      {isDemo && (
        <Field label={t('sandbox.label')} help={t('sandbox.help')}>
          <RadioGroup
            value={outcome}
            onValueChange={setOutcome}
            options={sandboxOutcomes.map((value) => ({ value, label: t(`sandbox.${value}`) }))}
          />
        </Field>
      )}
      <CallNotice problem={payment.problem} />
      <CallNotice problem={cancelling.problem} />
      {payment.isAwaited && (
        <Banner tone="info" title={t('awaited')}>
          {t('awaitedText')}
        </Banner>
      )}
      <div className={css.payBar}>
        <span className={css.sum}>{priceText(order.amountMinor, order.currency, i18n.language)}</span>
        <div className={css.actions}>
          <Button isBusy={cancelling.isBusy} onClick={() => void cancelling.ask()}>
            {t('cancelOrder')}
          </Button>
          <Button tone="primary" isBusy={payment.isBusy} onClick={pay}>
            {t('pay')}
          </Button>
        </div>
      </div>
    </>
  )
}

function PayAtSchool({ order }: { order: Order }) {
  const { t, i18n } = useTranslation('shop')
  const zone = useViewerZone()
  const cancelling = useCancelOrder(order.orderId)
  return (
    <>
      <Banner tone="info" title={t('atSchool')}>
        {t('atSchoolText', { time: exactTime(new Date(order.expiresAt), i18n.language, zone) })}
      </Banner>
      <CallNotice problem={cancelling.problem} />
      <div className={css.payBar}>
        <span className={css.sum}>{priceText(order.amountMinor, order.currency, i18n.language)}</span>
        <Button isBusy={cancelling.isBusy} onClick={() => void cancelling.ask()}>
          {t('cancelOrder')}
        </Button>
      </div>
    </>
  )
}

function AfterPaying({ order }: { order: Order }) {
  const { t } = useTranslation('shop')
  if (order.status !== 'paid')
    return (
      <div className={css.actions}>
        <Button asChild tone="primary">
          <Link to={coursePaths.introduction(order.courseId)}>{t('backToCourse')}</Link>
        </Button>
      </div>
    )
  return (
    <div className={css.actions}>
      {order.contractId !== null && (
        <Button asChild tone={order.contractStatus === 'unsigned' ? 'primary' : 'neutral'}>
          <Link to={coursePaths.contract(order.contractId)}>
            {order.contractStatus === 'unsigned' ? t('signContract') : t('readContract')}
          </Link>
        </Button>
      )}
      <Button asChild>
        <Link to={coursePaths.detail(order.courseId)}>{t('open')}</Link>
      </Button>
    </div>
  )
}
