import { profileTexts } from '#messages/profileTexts'
import { paths } from '@/config/paths'
import { profile } from '@content/profile'
import { ProfilePage } from '@/features/profile/ProfilePage'
import { PageHead } from '@/ui/PageHead'
import type { PageFrame } from '@/stores/pageFrame'

export const frame: PageFrame = { theme: 'paper' }

/** The creator's profile. */
export default function Profile() {
  return (
    <>
      <PageHead
        title={profileTexts.pageTitle}
        description={profile.biography[0] ?? ''}
        path={paths.profile}
        type="profile"
        image={profile.portrait}
      />
      <ProfilePage />
    </>
  )
}
