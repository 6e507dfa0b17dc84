    .intel_syntax noprefix
    .globl _start
    .bss
    .lcomm buffer, 4096
    .data
hello:
    .ascii "hello\n"
    .text
_start:
    mov eax, 1              # write
    mov edi, 1
    lea rsi, hello[rip]
    mov edx, 6
    syscall
copy:
    xor eax, eax            # read
    xor edi, edi
    lea rsi, buffer[rip]
    mov edx, 4096
    syscall
    test rax, rax
    jle end
    mov rdx, rax
    mov eax, 1
    mov edi, 1
    syscall
    jmp copy
end:
    mov eax, 60             # exit
    xor edi, edi
    syscall
