import {
  type ClientKey,
  type ClientKeySecret,
  useListClientKeys,
  useRevokeClientKey,
  useRotateClientKey,
} from '@hwjy/sdk'
import { Button, Card, EmptyState, Skeleton, StatusPill, useConfirm } from '@hwjy/ui'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CallNotice } from '../../../shared/account/call-notice.tsx'
import { useCall } from '../../../shared/account/use-call.ts'
import { atOnce } from '../../../shared/at-once.ts'
import { Waiting } from '../../../shared/page/waiting.tsx'
import { NoAnswer } from '../../../shared/problem/no-answer.tsx'
import { dateTimeText } from '../date-time-text.ts'
import * as css from '../office.css.ts'
import { OfficeFrame } from '../office-frame.tsx'
import { KeyDialog } from './key-dialog.tsx'
import { OriginsDialog } from './origins-dialog.tsx'
import { SecretDialog } from './secret-dialog.tsx'

/** Programs that may call for the school, and the addresses of the pages that they run on. */
export default function KeysPage() {
  const { t } = useTranslation('schoolOffice')
  const keys = useListClientKeys()
  const [isMaking, setIsMaking] = useState(false)
  const [secret, setSecret] = useState<ClientKeySecret | null>(null)
  const make = (
    <Button tone="primary" onClick={() => setIsMaking(true)}>
      <KeyRound aria-hidden size={18} />
      {t('keys.add')}
    </Button>
  )
  return (
    <OfficeFrame title={t('sections.keys')} actions={make}>
      <p className={css.muted}>{t('keys.text')}</p>
      {!keys.data && (
        <NoAnswer
          query={keys}
          waiting={
            <Waiting className={css.panel}>
              <Skeleton shape="box" height="9rem" />
              <Skeleton shape="box" height="9rem" />
            </Waiting>
          }
        />
      )}
      {keys.data?.length === 0 && (
        <EmptyState drawing="board" title={t('keys.none')} description={t('keys.noneText')} action={make} />
      )}
      {keys.data?.map((key) => (
        <KeyCard key={key.keyId} clientKey={key} onSecret={setSecret} />
      ))}
      {isMaking && <KeyDialog onClose={() => setIsMaking(false)} onMade={setSecret} />}
      {secret && <SecretDialog made={secret} onClose={() => setSecret(null)} />}
    </OfficeFrame>
  )
}

function KeyCard({ clientKey, onSecret }: { clientKey: ClientKey; onSecret: (made: ClientKeySecret) => void }) {
  const { t } = useTranslation('schoolOffice')
  const confirm = useConfirm()
  const dateTime = dateTimeText()
  const { problem, isBusy, run } = useCall()
  const { mutateAsync: rotate } = useRotateClientKey(atOnce)
  const { mutateAsync: revoke } = useRevokeClientKey(atOnce)
  const [isChanging, setIsChanging] = useState(false)
  const { keyId, name, kind, origins, createdAt, lastUsedAt, revokedAt } = clientKey
  async function renew() {
    const isSure = await confirm({
      title: t('keys.rotateTitle', { name }),
      description: t('keys.rotateText'),
      confirmLabel: t('keys.rotate'),
      tone: 'danger',
    })
    if (isSure) await run(async () => onSecret(await rotate({ data: { keyId } })))
  }
  async function takeBack() {
    const isSure = await confirm({
      title: t('keys.revokeTitle', { name }),
      description: t('keys.revokeText'),
      confirmLabel: t('keys.revoke'),
      tone: 'danger',
    })
    if (isSure) await run(() => revoke({ data: { keyId } }))
  }
  return (
    <Card asChild className={css.card}>
      <section aria-label={name}>
        <div className={css.cardHead}>
          <h2 className={css.cardTitle}>{name}</h2>
          <StatusPill tone={revokedAt === null ? 'success' : 'neutral'}>
            {revokedAt === null ? t('keys.inUse') : t('keys.revokedAt', { at: dateTime(revokedAt) })}
          </StatusPill>
        </div>
        <dl className={css.facts}>
          <dt>{t('keys.id')}</dt>
          <dd className={css.code}>{keyId}</dd>
          <dt>{t('keys.kind')}</dt>
          <dd>{t(`keys.kinds.${kind}.label`)}</dd>
          <dt>{t('keys.origins')}</dt>
          <dd>
            {origins.length === 0
              ? t('keys.noOrigins')
              : origins.map((origin) => (
                  <div key={origin} className={css.code}>
                    {origin}
                  </div>
                ))}
          </dd>
          <dt>{t('keys.used')}</dt>
          <dd>{lastUsedAt === null ? t('keys.never') : dateTime(lastUsedAt)}</dd>
          <dt>{t('keys.made')}</dt>
          <dd>{dateTime(createdAt)}</dd>
        </dl>
        <CallNotice problem={problem} />
        {revokedAt === null && (
          <div className={css.actions}>
            <Button size="sm" onClick={() => setIsChanging(true)}>
              {t('keys.setOrigins')}
            </Button>
            {kind === 'server' && (
              <Button size="sm" isBusy={isBusy} onClick={() => void renew()}>
                {t('keys.rotate')}
              </Button>
            )}
            <Button size="sm" tone="danger" isBusy={isBusy} onClick={() => void takeBack()}>
              {t('keys.revoke')}
            </Button>
          </div>
        )}
        {isChanging && <OriginsDialog clientKey={clientKey} onClose={() => setIsChanging(false)} />}
      </section>
    </Card>
  )
}
