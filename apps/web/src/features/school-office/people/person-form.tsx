import { getSchoolPerson, type SchoolPersonDetail, useUpdateSchoolPerson } from '@hwjy/sdk'
import { SchoolPersonChange } from '@hwjy/sdk/schemas'
import { Button, Card, Checkbox, DatePicker, Field, PhoneInput, TextInput, useToast } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { CallNotice } from '../../../shared/account/call-notice.tsx'
import { usePhoneZones } from '../../../shared/account/phone/use-phone-zones.ts'
import { atOnce } from '../../../shared/at-once.ts'
import { ConflictNotice } from '../../../shared/forms/conflict/conflict-notice.tsx'
import { changesOf } from '../changes-of.ts'
import * as css from '../office.css.ts'
import { useOfficeChange } from '../office-change.tsx'
import { personFields } from './person-fields.ts'

/** Edits the school's facts about a person. The phone is shown with its middle hidden, so only a new one is typed. */
export function PersonForm({ detail }: { detail: SchoolPersonDetail }) {
  const { t } = useTranslation('schoolOffice')
  const toast = useToast()
  const codes = usePhoneZones()
  const { mutateAsync: update } = useUpdateSchoolPerson(atOnce)
  const form = useOfficeChange({
    opened: detail,
    valuesOf,
    requestOf,
    read: () => getSchoolPerson({ personId: detail.person.personId }),
    update: (data) => update({ data }),
    schema: SchoolPersonChange,
    fields: personFields,
    onSaved() {
      form.change({ mobile: '', takesPhone: false })
      toast.show(t('saved'), { tone: 'success' })
    },
  })
  const { person } = form.base
  const text = (name: SavedField, isRequired = false) => (
    <Field label={t(`people.${name}`)} error={form.errorOf(name)} isRequired={isRequired}>
      <TextInput {...form.textProps(name)} autoComplete="off" />
    </Field>
  )
  return (
    <Card asChild padding="lg">
      <form noValidate className={css.card} onSubmit={form.submit}>
        <h2 className={css.cardTitle}>{t('people.profile')}</h2>
        <div className={css.columns}>
          {text('name', true)}
          {text('nickname', true)}
          {text('username', person.username !== null)}
          <Field
            label={t('people.mobile')}
            help={person.mobile === null ? undefined : t('people.mobileNow', { mobile: person.mobile })}
            error={form.errorOf('mobile')}
          >
            <PhoneInput
              codes={codes}
              value={{ zone: form.values.zone, mobile: form.values.mobile }}
              onValueChange={(phone) => form.change({ ...phone, takesPhone: false })}
              autoComplete="off"
            />
          </Field>
          {person.mobile !== null && (
            <Checkbox
              label={t('people.takePhone')}
              description={t('people.takePhoneText')}
              isChecked={form.values.takesPhone}
              onCheckedChange={(takesPhone) => form.change({ takesPhone, mobile: '' })}
            />
          )}
          {person.role === 'student' && (
            <>
              <Field label={t('people.birthday')} error={form.errorOf('birthday')}>
                <DatePicker value={form.values.birthday} onValueChange={(birthday) => form.change({ birthday })} />
              </Field>
              {text('parentName')}
              {text('parentMobile')}
            </>
          )}
          {text('externalId')}
        </div>
        <ConflictNotice
          {...form.conflict}
          labelOf={(name) => t(`people.${name === 'zone' || name === 'takesPhone' ? 'mobile' : name}`)}
        />
        <CallNotice problem={form.problem} />
        <div className={css.actions}>
          <Button type="submit" tone="primary" isBusy={form.isBusy}>
            {t('save')}
          </Button>
        </div>
      </form>
    </Card>
  )
}

const savedOf = ({ person, birthday, parentName, parentMobile }: SchoolPersonDetail) => ({
  name: person.name,
  nickname: person.nickname,
  username: person.username ?? '',
  birthday: birthday ?? '',
  parentName,
  parentMobile,
  externalId: person.externalId ?? '',
})
type SavedField = keyof ReturnType<typeof savedOf>

const valuesOf = (detail: SchoolPersonDetail) => ({ ...savedOf(detail), zone: '86', mobile: '', takesPhone: false })

const requestOf = (
  base: SchoolPersonDetail,
  { zone, mobile, takesPhone, ...typed }: ReturnType<typeof valuesOf>,
): SchoolPersonChange => ({
  personId: base.person.personId,
  ...(base.updatedAt !== null && { basedOn: base.updatedAt }),
  ...changesOf(savedOf(base), typed),
  ...(mobile !== '' && { zone, mobile }),
  ...(takesPhone && { mobile: '' }),
})
