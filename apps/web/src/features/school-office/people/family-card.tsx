import {
  type ApiError,
  errorCodes,
  type SchoolPersonDetail,
  useJoinSchoolFamily,
  useLeaveSchoolFamily,
} from '@hwjy/sdk'
import { Button, Card, Field, Link as StyledLink, useConfirm } from '@hwjy/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { CallNotice } from '../../../shared/account/call-notice.tsx'
import { FormDialog } from '../../../shared/account/form-dialog.tsx'
import { useCall } from '../../../shared/account/use-call.ts'
import { atOnce } from '../../../shared/at-once.ts'
import * as css from '../office.css.ts'
import { officePath } from '../office-path.ts'
import { PersonPicker } from './person-picker.tsx'

interface FamilyCardProps {
  detail: SchoolPersonDetail
  onRefused: () => void
}

/** Students who sign in with the same account, as brothers and sisters do. */
export function FamilyCard({ detail: { person, family }, onRefused }: FamilyCardProps) {
  const { t } = useTranslation('schoolOffice')
  const confirm = useConfirm()
  const { problem, isBusy, run } = useCall(undefined, useFamilyDenial())
  const { mutateAsync: leave } = useLeaveSchoolFamily(atOnce)
  const [isJoining, setIsJoining] = useState(false)
  async function takeOut() {
    const isSure = await confirm({
      title: t('family.leaveTitle', { name: person.name }),
      description: t('family.leaveText'),
      confirmLabel: t('family.leave'),
    })
    if (isSure && !(await run(() => leave({ data: { personId: person.personId } })))) onRefused()
  }
  return (
    <Card asChild className={css.card}>
      <section>
        <h2 className={css.cardTitle}>{t('family.title')}</h2>
        {family.length === 0 ? (
          <p className={css.muted}>{t('family.alone')}</p>
        ) : (
          <ul className={css.plainList}>
            {family.map(({ personId, name }) => (
              <li key={personId}>
                <StyledLink asChild>
                  <Link to={officePath.person(personId)}>{name}</Link>
                </StyledLink>
              </li>
            ))}
          </ul>
        )}
        <CallNotice problem={problem} />
        <div className={css.actions}>
          {family.length === 0 ? (
            <Button onClick={() => setIsJoining(true)}>{t('family.join')}</Button>
          ) : (
            <Button isBusy={isBusy} onClick={() => void takeOut()}>
              {t('family.leave')}
            </Button>
          )}
        </div>
        {isJoining && <JoinDialog personId={person.personId} onClose={() => setIsJoining(false)} />}
      </section>
    </Card>
  )
}

/** What another administrator may have changed since the page was read. */
const DENIALS = ['alone', 'no-account', 'same-family', 'shared-already'] as const

/** Words for the reasons for which a family stays as it is. */
function useFamilyDenial() {
  const { t } = useTranslation('schoolOffice')
  return ({ code, data }: ApiError): string | undefined => {
    const denial = code === errorCodes.familyRefused && DENIALS.find((one) => one === data?.reason)
    return denial ? t(`family.refused.${denial}`) : undefined
  }
}

function JoinDialog({ personId, onClose }: { personId: string; onClose: () => void }) {
  const { t } = useTranslation(['schoolOffice', 'limits'])
  const { problem, isBusy, run, forgetProblem } = useCall(undefined, useFamilyDenial())
  const { mutateAsync: join } = useJoinSchoolFamily(atOnce)
  const [familyOf, setFamilyOf] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  async function submit() {
    setIsMissing(familyOf === '')
    if (familyOf !== '' && (await run(() => join({ data: { personId, familyOf } })))) onClose()
  }
  return (
    <FormDialog
      title={t('family.join')}
      description={t('family.joinText')}
      submitLabel={t('family.join')}
      isBusy={isBusy}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Field label={t('family.with')} error={isMissing && t('limits:missing')} isRequired>
        <PersonPicker
          side="student"
          except={[personId]}
          value={familyOf}
          onChange={(chosen) => {
            setFamilyOf(chosen)
            forgetProblem()
          }}
        />
      </Field>
      <CallNotice problem={problem} />
    </FormDialog>
  )
}
