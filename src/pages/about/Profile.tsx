import { profileTexts } from '#messages/profileTexts'
import { paths } from '@/config/paths'
import { ProfilePage } from '@/features/profile/ProfilePage'
import type { PageFrame } from '@/stores/pageFrame'
import { PageHead } from '@/ui/PageHead'
import { profile } from '@content/profile'

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
