import { screen } from '@testing-library/react'
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom'

/** Shows the address and a Back button beside a page under test. */
export function Browser() {
  const { pathname, search } = useLocation()
  const action = useNavigationType()
  const navigate = useNavigate()
  return (
    <>
      <output aria-label="주소" data-action={action}>
        {pathname + search}
      </output>
      <button type="button" onClick={() => void navigate(-1)}>
        뒤로
      </button>
    </>
  )
}

// By label, because a modal hides the rest of the page from role queries.
const getOutput = () => screen.getByLabelText('주소')

export const getAddress = () => getOutput().textContent

/** Returns how the address was reached, and the address in readable form: `REPLACE /about/Favorites?category=문구`. */
export const getNavigation = () =>
  `${getOutput().dataset['action']} ${decodeURIComponent(getAddress() ?? '')}`
