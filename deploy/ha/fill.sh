#!/bin/sh
# Prints a file of this folder with the settings written into it: fill.sh <settings> <file>
set -eu
replacements=$(sed -n 's/^\([A-Z_0-9]*\)=\(..*\)$/s|${\1}|\2|g/p' "$1")
filled=$(sed "$replacements" "$2")
if missing=$(printf '%s\n' "$filled" | grep -o '\${[A-Z_0-9]*}'); then
  echo "$1 does not say: $(printf '%s\n' "$missing" | sort -u | tr '\n' ' ')" >&2
  exit 1
fi
printf '%s\n' "$filled"
