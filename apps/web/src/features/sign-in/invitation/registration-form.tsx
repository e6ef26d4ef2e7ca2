import { errorCodes, type OpenInvitation, type RegistrationDetails, useAcceptInvitation } from '@hwjy/sdk'
import { InvitationAcceptance } from '@hwjy/sdk/schemas'
import { Button, Field, TextInput } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { CallNotice } from '../../../shared/account/call-notice.tsx'
import { NewPasswordFields, newPasswordProblems } from '../../../shared/account/proof/new-password-fields.tsx'
import { useCall } from '../../../shared/account/use-call.ts'
import { atOnce } from '../../../shared/at-once.ts'
import { deviceStorage } from '../../../shared/choices/storage.ts'
import { useContractForm } from '../../../shared/forms/use-contract-form.ts'
import * as css from '../login-page.css.ts'
import { rememberChoice } from '../ways/sign-in-choice.ts'
import { useUnusableWords } from './use-unusable-words.ts'

const problemFields = {
  ofCode: {
    ...newPasswordProblems,
    [errorCodes.nameImitatesRole]: 'studentName',
    [errorCodes.usernameTaken]: 'username',
  },
  inInput: ['studentName', 'username', 'parentName', 'parentMobile', 'password', 'passwordAgain'],
} as const
type FieldName = (typeof problemFields.inInput)[number]
type Values = Record<FieldName, string>

export interface RegistrationFormProps {
  token: string
  invitation: OpenInvitation
  family: RegistrationDetails
  /** @param username what the family signs in with from now on */
  onAccepted: (username: string) => void
}

/** A family that asked as visitors: what the school knows of it can be corrected, and it chooses how to sign in. */
export default function RegistrationForm({ token, invitation, family, onAccepted }: RegistrationFormProps) {
  const { t } = useTranslation('invitation')
  const { problem, isBusy, run, forgetProblem } = useCall<FieldName>(problemFields, useUnusableWords())
  const { mutateAsync: accept } = useAcceptInvitation(atOnce)
  const hasParent = family.parentName !== ''
  const requestOf = ({ studentName, username, parentName, parentMobile, password, passwordAgain }: Values) => ({
    token,
    studentName: studentName.trim(),
    username: username.trim(),
    parentMobile: parentMobile.trim(),
    ...(hasParent && { parentName: parentName.trim() }),
    password,
    passwordAgain,
  })
  const form = useContractForm<Values>({
    schema: InvitationAcceptance,
    defaultValues: {
      // The school has the parent's name for a child that was not named.
      studentName: hasParent && invitation.name === family.parentName ? '' : invitation.name,
      username: invitation.username,
      ...family,
      password: '',
      passwordAgain: '',
    },
    request: requestOf,
    onChange: forgetProblem,
  })
  const { values } = form
  function errorOf(name: FieldName): string | undefined {
    if (form.violationOf(name)) return t(`invalid.${name as 'username'}`)
    return problem?.field === name ? problem.message || t(`invalid.${name as 'username'}`) : undefined
  }
  return (
    <form
      noValidate
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault()
        void form.submit((typed) =>
          run(async () => {
            const { username, role } = await accept({ data: requestOf(typed) })
            rememberChoice(deviceStorage, { role, way: 'username' })
            onAccepted(username)
          }),
        )
      }}
    >
      <Field label={t('studentName')} error={errorOf('studentName')} isRequired>
        <TextInput size="lg" autoComplete="off" {...form.textProps('studentName')} />
      </Field>
      {hasParent && (
        <Field label={t('parentName')} error={errorOf('parentName')}>
          <TextInput size="lg" autoComplete="name" {...form.textProps('parentName')} />
        </Field>
      )}
      <Field label={t('parentMobile')} help={t('parentMobileText')} error={errorOf('parentMobile')}>
        <TextInput size="lg" type="tel" autoComplete="tel" {...form.textProps('parentMobile')} />
      </Field>
      <Field label={t('username')} help={t('usernameText')} error={errorOf('username')} isRequired>
        <TextInput size="lg" autoComplete="username" autoCapitalize="none" {...form.textProps('username')} />
      </Field>
      <NewPasswordFields
        value={values}
        onChange={({ password, passwordAgain }) => form.change({ password, passwordAgain })}
        problem={problem}
        isMissing={form.violationOf('password') !== null}
      />
      <CallNotice problem={problem} />
      <Button type="submit" tone="primary" size="lg" isWide isBusy={isBusy}>
        {t('register')}
      </Button>
    </form>
  )
}
