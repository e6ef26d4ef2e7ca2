import { useAcceptInvitation } from '@hwjy/sdk'
import { Button } from '@hwjy/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CallNotice } from '../../../shared/account/call-notice.tsx'
import {
  type NewPassword,
  NewPasswordFields,
  newPasswordProblems,
} from '../../../shared/account/proof/new-password-fields.tsx'
import { useCall } from '../../../shared/account/use-call.ts'
import { atOnce } from '../../../shared/at-once.ts'
import { deviceStorage } from '../../../shared/choices/storage.ts'
import * as css from '../login-page.css.ts'
import { rememberChoice } from '../ways/sign-in-choice.ts'

const problemFields = { ofCode: newPasswordProblems, inInput: ['password', 'passwordAgain'] } as const
type FieldName = (typeof problemFields.inInput)[number]

export interface InvitationFormProps {
  token: string
  /** @param username what the person signs in with from now on */
  onAccepted: (username: string) => void
}

/** The password of a new account, with the same rule and hints as everywhere. */
export function InvitationForm({ token, onAccepted }: InvitationFormProps) {
  const { t } = useTranslation('invitation')
  const { problem, isBusy, run, forgetProblem } = useCall<FieldName>(problemFields)
  const { mutateAsync: accept } = useAcceptInvitation(atOnce)
  const [password, setPassword] = useState<NewPassword>({ password: '', passwordAgain: '' })
  const [isSubmitted, setIsSubmitted] = useState(false)

  async function save() {
    setIsSubmitted(true)
    if (password.password === '') return
    await run(async () => {
      const { username, role } = await accept({ data: { token, ...password } })
      rememberChoice(deviceStorage, { role, way: 'username' })
      onAccepted(username)
    })
  }
  return (
    <form
      noValidate
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <NewPasswordFields
        value={password}
        onChange={(next) => {
          setPassword(next)
          forgetProblem()
        }}
        problem={problem}
        isMissing={isSubmitted && password.password === ''}
      />
      <CallNotice problem={problem} />
      <Button type="submit" tone="primary" size="lg" isWide isBusy={isBusy}>
        {t('save')}
      </Button>
    </form>
  )
}
