export function isPalindrome(number: number): boolean {
  let rest = number;
  let reversed = 0;
  while (rest > 0) {
    reversed = reversed * 10 + (rest % 10);
    rest = Math.floor(rest / 10);
  }
  return reversed === number;
}

export function isSingleDigit(number: number): boolean {
  return number < 10;
}

export function isDoubleDigit(number: number): boolean {
  return number >= 10 && number < 100;
}
