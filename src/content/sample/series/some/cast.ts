/** Names of the characters by slug, also for modules that must not load the pictures. */
export const cast = {
  umbrella: '우산 쓴 사람',
  headphones: '헤드폰 쓴 사람',
  laundry: '옷을 개는 사람',
  rider: '저녁을 나르는 사람',
}
