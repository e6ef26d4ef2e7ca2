import { useTranslation } from 'react-i18next'
import { AccountPage } from './account-page.tsx'
import { Face } from './face.tsx'
import { FamilyCard } from './family-card.tsx'
import { ProfileForm } from './profile-form.tsx'

/** What others see of a person, and as which student of a family they learn. */
export default function ProfilePage() {
  const { t } = useTranslation('account')
  return (
    <AccountPage heading={t('profileHeading')} lead={t('profileLead')}>
      {(info, account) => (
        <>
          <Face info={info} account={account} />
          <ProfileForm key={info.profile.userId} info={info} account={account} />
          {account.role === 'student' && <FamilyCard />}
        </>
      )}
    </AccountPage>
  )
}
