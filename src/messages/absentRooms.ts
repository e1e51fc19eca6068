// The admin area's messages in a language that the site does not have.
export default null
